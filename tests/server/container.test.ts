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

it('keeps the rules of hadolint that a text shows', () => {
  const text = read('Containerfile');
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(Boolean);
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  // DL3006, DL3007: a base has a tag, and not the one that moves.
  for (const base of of('FROM')) expect(base).toMatch(/^[\w/-]+:(?!latest)[\w.-]+(?: AS \w+)?$/);
  // DL3000, DL3020, DL4000: absolute folders, no ADD, no maintainer.
  for (const folder of of('WORKDIR')) expect(folder).toMatch(/^\//);
  expect([...of('ADD'), ...of('MAINTAINER')]).toEqual([]);
  // DL3009, DL3014, DL3015: apt asks nothing, adds nothing and leaves no lists.
  for (const run of of('RUN').filter((each) => each.includes('apt-get'))) {
    const installs = [...run.matchAll(/apt-get install (\S+) (\S+)/g)];
    expect(installs.every(([, yes, only]) => yes === '-y' && only === '--no-install-recommends')).toBe(true);
    expect(run).toMatch(/rm -rf \/var\/lib\/apt\/lists\/\*$/);
  }
  // DL3025: commands without a shell. DL3002: the last user is not root.
  for (const command of [...of('CMD'), ...of('ENTRYPOINT')]) expect(command).toMatch(/^\[/);
  expect(of('USER').at(-1)).toBe('node');
});

it('has the clients of the database that it is started with', () => {
  const [, client] = /postgresql-client-(\d+)/.exec(read('Containerfile')) ?? [];
  const [, server] = /image: postgres:(\d+)-/.exec(read('compose.yaml')) ?? [];
  expect(client).toBeDefined();
  expect(client).toBe(server);
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
