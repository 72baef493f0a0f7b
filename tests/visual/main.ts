/**
 * `npm run visual`: compares pictures of all stories with those of the branch point from main. See options.ts for the
 * options. Exit code 0: nothing unapproved; 1: something unapproved; 2: failure.
 */
import { ensureChromium, chromiumHelp } from '../chromium.ts';
import { approve } from './approve.ts';
import { readOptions, usage, type VisualOptions } from './options.ts';
import { runComparison } from './runComparison.ts';

const say = (line: string) => console.log(line);

async function main(options: VisualOptions): Promise<boolean> {
  if (options.approved.length > 0) {
    approve(process.cwd(), options.out, options.approved, say);
    return true;
  }
  if ((await ensureChromium(say)) === null) throw new Error(chromiumHelp);
  const cut = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cut.abort());
  const isClean = await runComparison(process.cwd(), options, say, cut.signal);
  if (cut.signal.aborted) throw new Error('The run was cut: its report has what was compared until then.');
  return isClean;
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(usage);
else
  try {
    process.exitCode = (await main(readOptions(args))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
