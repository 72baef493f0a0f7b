import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Cookie } from 'playwright';
import { build } from 'vite';
import { compressFolder } from '../../../app/build/compress.ts';
import { makePerson, registerDirectly, signInDirectly } from '../../journeys/support/person.ts';
import { Portal } from '../../journeys/support/portal.ts';
import { designedPage, plainPage } from './referencePage.ts';

export interface BenchSite {
  url: string;
  /** Registers a user with the demonstration's servers; returns the cookies of their session. */
  signIn: (browser: Browser) => Promise<readonly Cookie[]>;
  close: () => Promise<void>;
}

/**
 * Starts the built portal of a checkout from a copy that includes the references, so that the same server sends and
 * compresses both. `/bench/designed` and `/bench/plain` are hand-written landing pages, `/bench/list` and
 * `/bench/login` a bare page of React and its router.
 */
export async function startBenchSite(root: string): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const client = join(folder, 'dist', 'client');
  await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await build({
    configFile: false,
    root: resolve('tests/bench/bare'),
    base: '/bare/',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(client, 'bare'), emptyOutDir: true, target: 'es2023' },
  });
  await compressFolder(join(client, 'bare'));
  const landing = await readFile(join(client, 'pages/landing.ru.html'), 'utf8');
  const body = /<body>([\s\S]*?)<script/.exec(landing)?.[1] ?? '';
  await mkdir(join(client, 'pages', 'bench'));
  const index = join(client, 'pages.json');
  const { pages, fallback } = JSON.parse(await readFile(index, 'utf8')) as Record<string, unknown[]>;
  for (const [name, html] of [
    ['designed', designedPage('ru', body)],
    ['plain', plainPage('ru', body)],
    ['list', await readFile(join(client, 'bare/index.html'), 'utf8')],
    ['login', await readFile(join(client, 'bare/index.html'), 'utf8')],
  ] as const) {
    const file = `pages/bench/${name}.html`;
    await writeFile(join(client, file), html);
    pages?.push({ pattern: `/bench/${name}`, ru: file, en: file });
  }
  await writeFile(index, JSON.stringify({ pages, fallback }));
  const portal = new Portal({}, join(folder, 'dist/server/main.js'));
  await portal.start();
  return {
    url: portal.url,
    signIn: async (browser) => {
      const { url } = portal;
      const person = makePerson();
      await registerDirectly(url, person, (email) => portal.codeFor(email));
      const context = await browser.newContext();
      await signInDirectly(context, url, person);
      const cookies = await context.cookies();
      await context.close();
      return cookies;
    },
    close: async () => {
      await portal.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
