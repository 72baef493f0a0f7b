import { describe, expect, test } from 'vitest';
import type { ServerId } from '@/domain/servers/server';
import { emptyTicketDraft } from '@/domain/support/supportForm';
import { fileActions, toPickedFiles, type DraftFile } from '@/components/messageFiles';
import { toRestored } from '@/screens/support/TicketFormScreen/ticketFormView';
import { ticketPrefill } from '@/screens/support/TicketFormScreen/ticketPrefill';

describe('support form', () => {
  test.each([
    [
      '?subject=%20A%0AB%20&service=VPS%2FVDS&server=1042',
      { subject: 'A B', service: 'vps', serverId: 1042 },
    ],
    ['?service=Pizza&server=01', { subject: '', service: '', serverId: null }],
    ['?server=1234567890', { serverId: null }],
  ])('%s fills in %j (D7, D21)', (search, fields) => {
    expect(ticketPrefill(search)).toMatchObject(fields);
  });

  test.each([
    [{}, false],
    [{ subject: 'A' }, false],
    [{ subject: 'B' }, true],
    [{ service: 'dns' }, true],
    [{ serverId: 2 as ServerId }, true],
    [{ serverId: 1 as ServerId }, false],
  ] as const)('a restored draft is about something else than %j: %s', (asked, isOther) => {
    const draft = { ...emptyTicketDraft, subject: 'A', serverId: 1 as ServerId };
    expect(toRestored({ draft, fileNames: ['log'] }, { ...emptyTicketDraft, ...asked })).toEqual({
      isOther,
      lostFiles: ['log'],
    });
  });

  test('files of one name are distinguished, also after one was removed', () => {
    const file = () => new File(['x'], 'log.txt');
    let files: readonly DraftFile[] = [];
    const actions = fileActions(({ patch }) => (files = patch({ files }).files));
    actions.onFilesAdd([file(), file()]);
    actions.onFileRemove('f0');
    actions.onFilesAdd([file()]);
    expect(files.map(({ id }) => id)).toEqual(['f1', 'f2']);
    expect(toPickedFiles(files)).toEqual([
      { id: 'f1', name: 'log.txt', size: 1, problem: null },
      { id: 'f2', name: 'log.txt', size: 1, problem: null },
    ]);
  });
});
