import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeScratch, removeScratch } from '../../runner/scratch';

it('is a folder of its own that others may pass through, and goes with all that was left in it', () => {
  const [one, other] = [makeScratch(), makeScratch()];
  try {
    expect(one).not.toBe(other);
    // PostgreSQL runs as another user, in a folder below.
    expect(statSync(one).mode & 0o777).toBe(0o711);
    writeFileSync(join(one, 'left'), '');
    removeScratch(one);
    expect(existsSync(one)).toBe(false);
    removeScratch(one);
  } finally {
    removeScratch(one);
    removeScratch(other);
  }
});
