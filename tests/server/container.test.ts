import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from '@app/server/env';

const folder = 'app/server/container';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('is built from files that there are and that get as far as the build', () => {
  const copies = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, sources = '']) => sources.split(' '),
  );
  expect(copies).toContain('package-lock.json');
  const [everything, ...admitted] = read('Containerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(everything).toBe('*');
  expect(admitted.sort()).toEqual([...new Set(copies)].map((file) => `!${file}`).sort());
  for (const file of copies) expect(existsSync(file)).toBe(true);
});

it('is started with variables that the server knows and takes', () => {
  const [portal = ''] = read('compose.yaml').split(/^ {2}database:$/m);
  const variables = new Map(
    [...portal.matchAll(/^ {6}([A-Z_\d]+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+:\?.*?\}/g, 'x'.repeat(32)).replace(/\$\{\w+:-(.*?)\}/g, '$1'),
    ]),
  );
  expect(variables.size).toBeGreaterThan(5);
  expect(() => parseEnv(Object.fromEntries(variables))).not.toThrow();
  const documented = readFileSync('app/server/README.md', 'utf8');
  for (const name of variables.keys()) expect(documented).toContain(`\`${name}\``);
  // All but where it listens and stores, which the image decides.
  const all = [...documented.matchAll(/^\| ((?:`[A-Z_\d]+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  const ofTheImage = ['PORT', 'HOST', 'DATA_DIR'];
  expect([...variables.keys()].sort()).toEqual(all.filter((name) => !ofTheImage.includes(name)).sort());
});
