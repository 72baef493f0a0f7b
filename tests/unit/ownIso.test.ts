import { expect, test } from 'vitest';
import { canAttach, isoUrlProblem } from '@/domain/servers/ownIso';
import { makeOwnIso } from '@/sample-data/ownIso';
import { emptyIsoDraft, toIsoView } from '@/screens/servers/ServerScreen/isoView';

// tests: RESCUE-04
test.each([
  ['https://download.example.org/netinst.iso', null],
  [' https://download.example.org/NETINST.ISO?mirror=1 ', null],
  ['', 'required'],
  ['http://download.example.org/netinst.iso', 'notHttps'],
  ['file:///etc/passwd.iso', 'notHttps'],
  ['netinst.iso', 'notHttps'],
  ['https://anna:secret@download.example.org/netinst.iso', 'notHttps'],
  ['https://download.example.org/netinst.img', 'notIso'],
  [`https://download.example.org/${'a'.repeat(480)}.iso`, 'tooLong'],
] as const)('the address %j has the problem %s', (url, problem) => {
  expect(isoUrlProblem(url)).toBe(problem);
});

test.each([
  ['attaching', false],
  ['attached', false],
  ['detaching', false],
  ['failed', true],
] as const)('beside an image that is %s another one may be attached: %s', (state, isPossible) => {
  expect(canAttach({ state })).toBe(isPossible);
  expect(canAttach(null)).toBe(true);
});

test.each([
  ['Active', 'attached', null],
  ['Active', 'attaching', 'busy'],
  ['Activation', 'attached', 'busy'],
  ['Off', 'attached', null],
  ['Suspended', 'attached', 'unreachable'],
] as const)(
  'on a server that is %s, with an image that is %s, the obstacle is %s',
  (status, state, obstacle) => {
    const load = { status: 'ready', value: makeOwnIso({ state }) } as const;
    expect(toIsoView({ server: { status }, load, draft: emptyIsoDraft, question: null }).obstacle).toBe(
      obstacle,
    );
  },
);
