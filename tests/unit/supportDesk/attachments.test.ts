import { expect, test } from 'vitest';
import { attachmentLimits, attachmentProblems } from '@/domain/support/supportAttachments';

const problemOf = (name: string, size = 1000) => attachmentProblems([{ name, size }])[0];

test.each([
  'a.png',
  'photo.JPG',
  'x.jpeg',
  'x.gif',
  'x.webp',
  'счёт №5.pdf',
  'nginx.log',
  'a.b.txt',
  'all.zip',
])('%s may go', (name) => expect(problemOf(name)).toBeNull());

test.each([
  'setup.exe',
  'photo.png.exe',
  'run',
  '.png',
  'a.',
  'script.js',
  'page.html',
  'a.png\u202Eexe.com',
])('%s may not', (name) => expect(problemOf(name)).toBe('type'));

test('a file needs a name, something in it, and no more than 25 MB', () => {
  expect(problemOf('')).toBe('noName');
  expect(problemOf('  \t')).toBe('noName');
  expect(problemOf('empty.txt', 0)).toBe('empty');
  expect(problemOf('limit.zip', attachmentLimits.size)).toBeNull();
  expect(problemOf('over.zip', attachmentLimits.size + 1)).toBe('tooLarge');
  expect(problemOf('big.zip', 26_000_000)).toBe('tooLarge');
});

test('five files go; the refused do not count, and a place that gets free is taken', () => {
  const files = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.png`, size: 10 }));
  expect(attachmentProblems(files)).toEqual([null, null, null, null, null, 'tooMany']);
  expect(attachmentProblems(files.slice(1))).toEqual([null, null, null, null, null]);
  const [first = { name: '', size: 0 }, ...rest] = files;
  expect(attachmentProblems([{ ...first, name: 'a.exe' }, ...rest])).toEqual([
    'type',
    null,
    null,
    null,
    null,
    null,
  ]);
});
