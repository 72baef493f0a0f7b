import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A module as the build saw it. */
export interface GraphModule {
  /** Of what the browser gets: a comment changes nothing. */
  hash: string;
  imports: readonly string[];
  /** Of the project's own modules only: what a selection reads names of classes and messages from. */
  code?: string;
}

/** What a built Storybook is made of; ids are paths from the project's root, and the same in every folder. */
export interface ModuleGraph {
  modules: Readonly<Record<string, GraphModule>>;
  /** What nothing imports: where the preview begins. */
  entries: readonly string[];
  /** Of each catalogue, by file: what every message says. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The style sheets as they are served, with hashed addresses of fonts in them. */
  css: string;
}

const ownCode = /^(src|stories|app|\.storybook)\//;
const messageFile = /^src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;

/** Storybook names the variables of this one by where the project lies; what it does is what it imports. */
const isNamedByFolder = (path: string) => path.endsWith('/project-annotations.js');
const publicFolder = 'app/public';

const digest = (text: string | Buffer) => createHash('sha1').update(text).digest('hex').slice(0, 16);

function digestOfFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return digest(paths.map((path) => relative(folder, path) + digest(readFileSync(path))).join('\0'));
}

/**
 * Writes the graph of the real build: `npm run visual` reads from it which stories a change can reach.
 *
 * @param root the project's folder; left out of everything that is written
 * @param file where to
 */
export function moduleGraphPlugin(root: string, file: string): Plugin {
  /** The same in a work tree elsewhere, with packages linked from another folder. */
  const anywhere = (text: string) =>
    text.replaceAll(`${root}/`, '').replaceAll(/(?<![\w.-])\/[^\s"'`?*:]*?\/(?=node_modules\/)/g, '');

  return {
    name: 'portal-module-graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules: Record<string, GraphModule> = {};
      const entries: string[] = [];
      const messages: Record<string, Record<string, string>> = {};
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        const path = anywhere(id);
        const code = anywhere(info.code ?? '');
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds].map(anywhere).sort();
        const isScript = /\.[cm]?[jt]sx?$|\.mdx$/.test(path.replace(/\?.*$/, ''));
        const source = join(root, path.replace(/\?.*$/, ''));
        const isAsset = !isScript && ownCode.test(path) && existsSync(source);
        modules[path] = {
          hash: digest(
            [isNamedByFolder(path) ? '' : code, ...imports, isAsset ? digest(readFileSync(source)) : ''].join(
              '\0',
            ),
          ),
          imports,
          ...(ownCode.test(path) && isScript ? { code } : {}),
        };
        if (info.importers.length === 0 && info.dynamicImporters.length === 0) entries.push(path);
        if (messageFile.test(path))
          messages[path] = JSON.parse(readFileSync(source, 'utf8')) as Record<string, string>;
      }
      // Served as they are, to whoever asks: no import leads to them.
      modules[publicFolder] = { hash: digestOfFolder(join(root, publicFolder)), imports: [] };
      entries.push(publicFolder);
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const css = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).sort();
      const graph: ModuleGraph = { modules, entries, messages, css: css.join('\n') };
      writeFileSync(file, JSON.stringify(graph));
    },
  };
}
