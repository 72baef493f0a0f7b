/** `npm start`: builds when there is no build or its sources have changed, then serves it from this terminal. */
import { followChildren, runNode } from './runChild.ts';
import { staleness } from './stamp.ts';

const root = process.cwd();
const reason = staleness(root);
if (reason) {
  console.log(
    reason === 'missing' ? 'There is no build yet.' : 'The sources have changed since the last build.',
  );
  // In a process of its own: what a build leaves in memory does not stay while serving.
  const build = runNode(['--import', 'tsx', 'app/build/build.ts']);
  const stop = () => build.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise<number>((resolve) => build.once('exit', (status) => resolve(status ?? 1)));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(code);
}
// For a person, also where the output goes through a pipe; a deployment starts the server itself.
const forPeople = { LOG_FORMAT: 'text', ...process.env, NODE_ENV: 'production' };
followChildren([runNode(['dist/server/main.js'], forPeople)]);
