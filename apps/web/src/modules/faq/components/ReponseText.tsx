const isItem = (line: string): boolean => line.startsWith('- ')

/** The blocks of an answer: paragraphs parted by a blank line, and lists of the lines that begin with « - ». */
const blocksOf = (text: string): string[][] => {
  const blocks: string[][] = []
  let last: string[] | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') last = undefined
    else if (last && isItem(line) === isItem(last[0] ?? '')) last.push(line)
    else blocks.push((last = [line]))
  }
  return blocks
}

export const ReponseText = ({ text }: { text: string }) => (
  <div className="prose">
    {blocksOf(text).map((lines, index) =>
      isItem(lines[0] ?? '') ? (
        <ul key={index}>
          {lines.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      ) : (
        <p key={index}>{lines.join(' ')}</p>
      ),
    )}
  </div>
)
