import { violations } from './violations.ts'

// Part of `npm run lint`: names every import that goes against the list of rooms.

const found = violations(process.cwd())
for (const line of found) console.error(line)
if (found.length > 0) process.exitCode = 1
