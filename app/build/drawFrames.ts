import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { locales } from '../../src/i18n/locale.ts';
import { paths } from '../../src/paths.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { provideDom } from './domGlobals.ts';

const framesSchema = v.record(v.string(), v.record(v.picklist(locales), v.tuple([v.string(), v.string()])));

/**
 * First frames by address and language, shown until the app replaces them. Each pair is with an expanded and a
 * collapsed sidebar; without a sidebar both are equal. The dashboard's pages and the login have frames; input in the
 * login's fields is kept (app/device/earlyInput.ts). Admin pages have none.
 */
export type Frames = v.InferOutput<typeof framesSchema>;

async function draw(): Promise<Frames> {
  const dom = await provideDom();
  const loader = await createModuleLoader();
  const { appRoutes } = await loader.load<typeof import('./appRoutes.ts')>('/app/build/appRoutes.ts');
  const { renderFirstFrame } =
    await loader.load<typeof import('./firstFrame.tsx')>('/app/build/firstFrame.tsx');
  const frames: Frames = {};
  for (const { path } of appRoutes()) {
    // An address with an id has unknown content.
    if ((path !== paths.login && !path.startsWith(`${paths.dashboard.root}/`)) || /[:*]/.test(path)) continue;
    const inLanguages: Frames[string] = {};
    for (const locale of locales) {
      dom.setNarrow(false);
      const expanded = await renderFirstFrame(path, locale);
      dom.setNarrow(true);
      const isForm = path === paths.login;
      inLanguages[locale] = [expanded, isForm ? expanded : await renderFirstFrame(path, locale)];
    }
    frames[path] = inLanguages;
  }
  return frames;
}

/** In a child process, because libraries would take a process with a DOM for a browser. */
export async function drawFrames(root: string): Promise<Frames> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-frames-'));
  try {
    const file = join(folder, 'frames.json');
    const self = fileURLToPath(import.meta.url);
    await promisify(execFile)(process.execPath, ['--import', 'tsx', self, file], { cwd: root });
    return v.parse(framesSchema, JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [, script = '', file] = process.argv;
if (file !== undefined && import.meta.url === pathToFileURL(script).href) {
  await writeFile(file, JSON.stringify(await draw()));
  // The drawn pages wait for answers that never come.
  process.exit(0);
}
