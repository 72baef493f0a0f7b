import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReleaseChanges } from '../../stories/spec/ReleaseChanges';
import { requirements } from '../../stories/spec/register';
import { approvalPath, approvalText, type Approval } from '../visual/approvals';
import { git } from '../visual/sources';
import { parseStoryFile } from './support/catalogue';
import { differenceOf, pictureChanges, requirementsIn } from './support/release';
import { filesUnder } from './support/sources';

test('added, removed and changed requirements', () => {
  const before = new Map([
    ['A-01', 'one'],
    ['A-02', 'two'],
  ]);
  const now = new Map([
    ['A-02', 'other'],
    ['A-03', 'three'],
  ]);
  expect(differenceOf(before, now, (id, text) => `${id} ${text}`)).toEqual({
    added: ['A-03 three'],
    removed: ['A-01 one'],
    changed: ['A-02 other'],
  });
});

test('a register’s file of another time is read as this one’s is: every id with its text', () => {
  const read = filesUnder('stories/spec/requirements', /\.ts$/).flatMap((file) => [
    ...requirementsIn(readFileSync(file, 'utf8')),
  ]);
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries(requirements.map(({ id, text }) => [id, text])),
  );
});

/** A repository whose commits each have these stories in one file, and these approvals. */
function makeRepository() {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  const path = 'stories/Badge.stories.tsx';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  git(root, 'init', '--quiet');
  const commit = (stories: readonly string[], approvals: readonly Approval[]) => {
    const text = stories.map((name) => `export const ${name} = {};`).join('\n');
    write(path, `export default { component: Badge };\n${text}`);
    write(approvalPath, approvalText(approvals));
    git(root, 'add', '.');
    git(root, '-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'One');
    return [parseStoryFile(path, readFileSync(join(root, path), 'utf8'))];
  };
  return { root, commit };
}

const approval = (status: 'changed' | 'new', id: string, hash: string): Approval => ({
  difference: hash,
  what: `${status}: ${id}, 1 picture`,
  pictures: { [id]: { 'light-1280-ru': hash } },
});

test('pictures that were approved in any commit since the release have changed, and new stories are new', () => {
  const { root, commit } = makeRepository();
  const before = approval('changed', 'badge--still', '1');
  commit(['Still', 'First', 'Second', 'Gone'], [before]);
  git(root, 'tag', 'v1');
  commit(
    ['Still', 'First', 'Second', 'Gone', 'Fresh'],
    [
      before,
      approval('changed', 'badge--first', '2'),
      approval('changed', 'badge--gone', '3'),
      approval('new', 'badge--fresh', '4'),
      approval('new', 'mails-welcome', '5'),
    ],
  );
  // The next branch forgets what has been merged.
  const now = commit(
    ['Still', 'First', 'Second', 'Fresh'],
    [approval('changed', 'badge--second', '6'), approval('changed', 'mails-reset', '7')],
  );
  expect(pictureChanges('v1', now, root)).toEqual({
    added: ['Badge/Fresh', 'mails-welcome'],
    removed: ['Badge/Gone'],
    changed: ['Badge/First', 'Badge/Second', 'mails-reset'],
  });
});

test('the page says in words what has changed, and links to where it is now', () => {
  const nothing = { added: [], removed: [], changed: [] };
  const page = renderToStaticMarkup(
    createElement(ReleaseChanges, {
      release: {
        tag: 'v0.1.0',
        at: '2025-05-01T12:00:00+03:00',
        requirements: {
          ...nothing,
          added: ['Items can be removed. CART-04'],
          removed: ['It blinks. CART-98'],
        },
        screens: { ...nothing, changed: ['screens/cart/CartScreen'], removed: ['screens/old/OldCartScreen'] },
        pictures: { ...nothing, changed: ['screens/cart/CartScreen/LongContent'], added: ['mails-welcome'] },
      },
    }),
  );
  expect(page).toContain('Since <b>v0.1.0</b> of 2025-05-01');
  const links = [...page.matchAll(/<a href="([^"]+)" target="_top">([^<]+)<\/a>/g)].map(
    ([, address, words]) => [words, address],
  );
  expect(links).toEqual([
    ['CART-04', './?path=/docs/specification-cart--cart#CART-04'],
    ['Cart', './?path=/docs/screens-cart-cartscreen--overview'],
    ['Cart: Long content', './?path=/story/screens-cart-cartscreen--long-content'],
  ]);
  const texts = [...page.matchAll(/<li>([^<]+)/g)].map(([, text]) => text);
  expect(texts).toEqual(['Items can be removed. ', 'It blinks. CART-98', 'Old cart screen', 'mails-welcome']);
});
