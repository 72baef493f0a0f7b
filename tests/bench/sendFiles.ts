/** Sends one ticket with five files of 25 MB, in its own process, so that it does not delay the measuring one. */
import { randomBytes } from 'node:crypto';

const [url = '', cookie = '', key = ''] = process.argv.slice(2);
const form = new FormData();
const question = {
  subject: 'Files',
  service: null,
  serverId: null,
  department: 'technical',
  message: 'Here they are',
};
form.append('data', JSON.stringify(question));
const content = randomBytes(25_000_000);
for (let number = 0; number < 5; number += 1) form.append('files[]', new File([content], `${number}.zip`));
const startedAt = performance.now();
const answer = await fetch(`${url}/api/tickets`, {
  method: 'POST',
  headers: { cookie, 'idempotency-key': key },
  body: form,
});
await answer.text();
console.log(`${answer.status} ${Math.round(performance.now() - startedAt)}`);
