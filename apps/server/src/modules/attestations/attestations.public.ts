export { attestationFile, getAttestation } from './get-attestation.ts'
export { findAttestation } from './attestations.queries.ts'
