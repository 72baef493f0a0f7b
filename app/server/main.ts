import { join } from 'node:path';
import { brand } from '@/brand';
import { createServer } from './createServer';
import { parseEnv } from './env';
import { listen } from './listen';
import { createLog, logFormat } from './log';
import { projectRoot } from './projectRoot';
import { StartProblem, explainStart } from './startProblem';
import { stopServer } from './stopping';

const log = createLog(logFormat(process.env['LOG_FORMAT'], process.stdout.isTTY), (level, line) => {
  if (level === 'error') console.error(line);
  else console.log(line);
});

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const portal = await createServer(env, {
    brandNames: brand.name,
    clientDir: join(projectRoot(), 'dist', 'client'),
    seedFile: join(import.meta.dirname, 'seed.tar.gz'),
    // In development Vite renders the landing page.
    landingFile: import.meta.url.endsWith('.ts') ? null : join(import.meta.dirname, 'landing.js'),
    log,
  });
  const server = await listen(portal.app, { port: env.PORT, host: env.HOST }).catch(
    async (error: unknown) => {
      await portal.close();
      throw error;
    },
  );
  const url = `http://${env.HOST ?? 'localhost'}:${server.port}`;
  log.info('started', { url }, `${brand.name.en} is ready at ${url}`);
  const hint = await portal.hint();
  if (hint !== null) log.warn('setup', {}, hint);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // A second Ctrl+C exits at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info('stopping', { signal });
    await stopServer(portal, server, log, env.DRAIN_SECONDS ?? null);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** Runs `main.js backup …`, `main.js restore …` or `main.js import …`, or starts the server. */
async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined) return start();
  if (command === 'import') {
    // Loaded only if needed.
    const { runImportCommand } = await import('./importCommand');
    const { text, isComplete } = await runImportCommand(args, parseEnv(process.env));
    console.log(text);
    if (!isComplete) process.exitCode = 1;
    return;
  }
  if (command !== 'backup' && command !== 'restore') {
    throw new StartProblem(`There is no command ${command}: only backup, restore and import.`);
  }
  // Loaded only if needed.
  const { runBackupCommand } = await import('./backup/command');
  console.log(await runBackupCommand(command, args, parseEnv(process.env)));
}

run(process.argv.slice(2)).catch((error: unknown) => {
  log.error(explainStart(error));
  process.exit(1);
});
