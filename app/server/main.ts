import { join } from 'node:path';
import { brand } from '@/brand';
import { createServer } from './createServer';
import { parseEnv } from './env';
import { listen } from './listen';
import { projectRoot } from './projectRoot';
import { explainStart } from './startProblem';
import { stopServer } from './stopping';

function logError(error: unknown): void {
  console.error(error);
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const portal = await createServer(env, {
    brandNames: brand.name,
    clientDir: join(projectRoot(), 'dist', 'client'),
    seedFile: join(import.meta.dirname, 'seed.tar.gz'),
    log: (line) => {
      console.log(line);
    },
    logError,
  });
  const server = await listen(portal.app, { port: env.PORT, host: env.HOST }).catch(
    async (error: unknown) => {
      await portal.close();
      throw error;
    },
  );
  console.log(`${brand.name.en} is ready at http://${env.HOST ?? 'localhost'}:${server.port}`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    // A second Ctrl+C means now.
    if (isStopping) process.exit(1);
    isStopping = true;
    await stopServer(portal, server, env.DRAIN_SECONDS ?? null);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

start().catch((error: unknown) => {
  console.error(explainStart(error));
  process.exit(1);
});
