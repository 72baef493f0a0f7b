/** `npm start`: builds if there is no build or its sources have changed, then serves it. */
import { followChildren, runNode } from './runChild.ts';
import { staleness } from './stamp.ts';

const root = process.cwd();
const reason = staleness(root);
if (reason) {
  console.log(
    reason === 'missing' ? 'There is no build yet.' : 'The sources have changed since the last build.',
  );
  // In a child process, so that the build's memory is freed.
  const build = runNode(['--import', 'tsx', 'app/build/build.ts']);
  const stop = () => build.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise<number>((resolve) => build.once('exit', (status) => resolve(status ?? 1)));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(code);
}
// Readable logs, even through a pipe; deployments start the server themselves.
const forPeople = { LOG_FORMAT: 'text', ...process.env, NODE_ENV: 'production' };
followChildren([runNode(['dist/server/main.js'], forPeople)]);
