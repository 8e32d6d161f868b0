import { advice, checkWords } from '../build/words'

/**
 * Whether every sentence of the sources stands in its room's catalogues, in every language, and nothing else does.
 * Ends with 1 and says what to do where it is not so.
 */
const rooms = await checkWords()
for (const { room, sentences } of rooms) console.log(`${room}: ${sentences} sentences in every language`)
const faults = rooms.flatMap((room) => room.faults)
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n${advice}`)
  process.exitCode = 1
}
