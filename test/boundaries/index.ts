import { homonyms } from './names.ts'
import { violations } from './violations.ts'

// Part of `npm run lint`: names every import that goes against the list of rooms, and every name that means two things.

const found = [...violations(process.cwd()), ...homonyms(process.cwd())]
for (const line of found) console.error(line)
if (found.length > 0) process.exitCode = 1
