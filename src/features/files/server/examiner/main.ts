/** A program of its own, since it reads what strangers uploaded. It prints one line of JSON (Examined). */
import { answer } from './answer'

process.stdout.write(JSON.stringify(await answer(process.argv.slice(2))))
