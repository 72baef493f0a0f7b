import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requirements } from '../../stories/spec/register';
import { standingOn } from '../../stories/spec/standing';
import { isReached, sampleOf } from '../mutations/choice';
import { listedRequirements } from '../mutations/listed';
import { mutated } from '../mutations/mutated';
import { mutations } from '../mutations/mutations';
import { readProofs } from './support/proofs';

const proofs = readProofs();

test('every mutation fits its file, at one place, and changes it', () => {
  const misfits = mutations.flatMap((mutation) => {
    try {
      const text = readFileSync(mutation.file, 'utf8');
      return mutated(mutation, text) === text ? [`${mutation.requirement} changes nothing`] : [];
    } catch (problem) {
      return [String(problem)];
    }
  });
  expect(misfits).toEqual([]);
});

test('every mutation has a proof that it can reach', () => {
  const reached = new Set(proofs.filter(({ file }) => isReached(file)).map(({ id }) => id));
  expect(mutations.map(({ requirement }) => requirement).filter((id) => !reached.has(id))).toEqual([]);
});

test('every requirement that only stories and their texts prove has a mutation', () => {
  const tried = new Set(mutations.map(({ requirement }) => requirement));
  const untried = requirements.filter(({ id }) => {
    const own = proofs.filter((proof) => proof.id === id);
    return own.every(({ file }) => /^(stories|tests\/screens)\//.test(file)) && !tried.has(id);
  });
  expect(untried.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});

test('the lists say in their text which requirements they try', () => {
  const sorted = mutations.map(({ requirement }) => requirement).sort();
  expect(listedRequirements().sort()).toEqual(sorted);
});

test('a requirement stands by what names it, and is proved when mutations of it were tried and noticed', () => {
  const standing = (isAsserted: boolean[], tried: number, caught: number) =>
    standingOn(
      isAsserted.map((each) => ({ isAsserted: each })),
      { tried, caught },
    );
  expect(standing([true, false], 0, 0)).toBe('asserted');
  expect(standing([true], 2, 2)).toBe('proved');
  expect(standing([true], 2, 1)).toBe('asserted');
  expect(standing([false], 2, 2)).toBe('pictured');
  expect(standing([], 0, 0)).toBe('open');
});

test('what does not fit, or fits twice, is refused', () => {
  const mutation = { requirement: 'A-01', file: 'a.ts', find: 'one', replace: 'two' };
  expect(mutated(mutation, 'a one b')).toBe('a two b');
  for (const text of ['nothing', 'one one']) expect(() => mutated(mutation, text)).toThrow('a.ts');
});

test('samples of days that follow each other are small, and together everything: no mutation needs a browser', () => {
  const days = Array.from({ length: 40 }, (_, at) =>
    new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10),
  );
  const samples = days.map((day) => sampleOf(mutations, proofs, day));
  expect(Math.max(...samples.map(({ length }) => length))).toBeLessThanOrEqual(12);
  const drawn = new Set(samples.flat());
  const undrawn = mutations.filter((mutation) => !drawn.has(mutation));
  expect(undrawn.map(({ requirement, file }) => `${requirement} ${file}`)).toEqual([]);
});
