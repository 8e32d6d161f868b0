import { advice, checkWords } from '../build/words'

/**
 * Whether every sentence of the sources stands in its room's catalogues, in every language, and nothing else does: of all rooms, or
 * of those that are named. Ends with 1 and says what to do where it is not so.
 */
const named = process.argv.slice(2)
const rooms = await checkWords(named.length > 0 ? named : undefined)
for (const { room, sentences } of rooms) console.log(`${room}: ${sentences} sentences in every language`)
const faults = rooms.flatMap((room) => room.faults)
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n${advice}`)
  process.exitCode = 1
}
