import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReports, reportFolder } from '@app/build/library/apiReport';

test(
  'the public surface of the library is what its reports say; npm run api writes them again',
  { timeout: 240_000 },
  () => {
    const written = new Map(
      readdirSync(reportFolder).map((file) => [file, readFileSync(join(reportFolder, file), 'utf8')]),
    );
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(apiReports(process.cwd())));
  },
);
