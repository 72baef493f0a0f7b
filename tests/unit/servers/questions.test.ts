import { describe, expect, test } from 'vitest';
import { makeServer } from '@/sample-data/servers';
import { serverOverlayReducer } from '@/screens/servers/ServerListScreen/serverOverlay';
import { powerReducer, type PowerRequest } from '@/screens/servers/ServerScreen/serverState';

describe('steps of a question', () => {
  test('reboot: only servers that may be, and how many others were chosen (D8)', () => {
    const servers = [makeServer(), makeServer({ status: 'Off' }), makeServer({ status: 'Ordered' })];
    const asked = serverOverlayReducer({ kind: 'none' }, { type: 'rebootRequested', servers });
    expect(asked).toEqual({
      kind: 'reboot',
      servers: servers.slice(0, 1),
      skippedCount: 2,
      submission: 'idle',
    });
    expect(serverOverlayReducer(asked, { type: 'rebootSubmitted' })).toMatchObject({ submission: 'pending' });
    expect(serverOverlayReducer(asked, { type: 'rebootFailed' })).toMatchObject({ submission: 'failed' });
    const idle = { kind: 'none' } as const;
    expect(serverOverlayReducer(idle, { type: 'rebootRequested', servers: servers.slice(1) })).toBe(idle);
  });

  test('power: stop and restart need confirmation, start does not', () => {
    const none: PowerRequest = { kind: 'none' };
    expect(powerReducer(none, { type: 'requested', action: 'start' })).toEqual({ kind: 'start' });
    const asked = powerReducer(none, { type: 'requested', action: 'stop' });
    expect(asked).toEqual({ kind: 'question', action: 'stop', submission: 'idle' });
    expect(powerReducer(asked, { type: 'submitted' })).toMatchObject({ submission: 'pending' });
    expect(powerReducer(asked, { type: 'failed', why: 'changed' })).toMatchObject({ submission: 'changed' });
    expect(powerReducer({ kind: 'start' }, { type: 'failed', why: 'failed' })).toEqual(none);
  });
});
