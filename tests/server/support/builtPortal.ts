import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const THEME_SCRIPT = 'document.documentElement.dataset.theme = "dark"';

/** An HTML page with one inline script, one from a file, and data, which is no script. */
export function makePage(title: string): string {
  const scripts = `<script>${THEME_SCRIPT}</script><script type="module" src="/assets/a.js"></script>`;
  const data = '<script type="application/json" id="messages">{}</script>';
  return `<!doctype html><html lang="ru"><title>${title}</title>${scripts}${data}`;
}

export interface BuiltPortal {
  readonly clientDir: string;
  write: (file: string, content: string | Buffer) => void;
  remove: () => void;
}

/** A folder as the build leaves it, with files beside and above it that no visitor may see. */
export function makeBuiltPortal(): BuiltPortal {
  const home = mkdtempSync(join(tmpdir(), 'meridian-static-'));
  const clientDir = join(home, 'client');
  const write = (file: string, content: string | Buffer) => {
    const path = join(clientDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write('../secret.txt', 'outside');
  write('../client-other/secret.txt', 'outside');
  write('.env', 'hidden');
  for (const name of ['home', 'list', 'legal', 'server', 'lost']) {
    for (const language of ['ru', 'en'])
      write(`pages/${name}.${language}.html`, makePage(`${name} ${language}`));
  }
  const files = (name: string) => ({ ru: `pages/${name}.ru.html`, en: `pages/${name}.en.html` });
  const pages = [
    { pattern: '/', ...files('home') },
    { pattern: '/dashboard/*', ...files('server') },
    { pattern: '/dashboard/vps', ...files('list') },
    { pattern: '/legal/*', ...files('legal') },
  ];
  write('pages.json', JSON.stringify({ pages, fallback: files('lost') }));
  write('pages/home.ru.html.br', brotliCompressSync(makePage('home ru')));
  write('assets/a-1234.js', 'export const a = 1;');
  write('assets/a-1234.js.br', brotliCompressSync('export const a = 1;'));
  write('assets/a-1234.js.gz', gzipSync('export const a = 1;'));
  write('favicon.svg', '<svg/>');
  write('plans.txt', 'none');
  return {
    clientDir,
    write,
    remove: () => {
      rmSync(home, { recursive: true });
    },
  };
}
