export { reopenMembre, suspendMembre } from './suspend-membre.ts'
