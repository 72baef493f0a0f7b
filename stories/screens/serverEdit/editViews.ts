import { toHostName } from '@/domain/hostName';
import { passwordStrength } from '@/domain/passwordStrength';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import {
  changedFields,
  draftOf,
  isReinstallConfirmed,
  needsReinstall,
  reinstallWord,
  type EditableServer,
  type SettingsDraft,
  type SettingsField,
} from '@/domain/serverSettings';
import { settingsProblems } from '@/domain/serverSettingsRules';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { makeServer } from '@/sample-data/servers';
import type { ReadyEditView } from '@/screens/serverEdit/ServerEditScreen/serverEditTypes';

export const frame = { backHref: '/dashboard/vps' } as const;

/** The form with these changes typed, judged and priced; anything else of the view as a story wants it. */
export function makeEditView(
  typed: Partial<SettingsDraft> = {},
  { editable = makeEditableServer(makeServer()), ...changes }: Partial<ReadyEditView> = {},
): ReadyEditView {
  const draft = { ...draftOf(editable.settings), ...typed };
  const changed = changedFields(editable.settings, draft);
  const problems = settingsProblems(editable, draft);
  const invalid = Object.keys(problems) as SettingsField[];
  const host = toHostName(draft.domain);
  return {
    ...frame,
    status: 'ready',
    editable,
    draft,
    changed,
    problems,
    block:
      changed.length === 0
        ? { kind: 'unchanged' }
        : invalid.length > 0
          ? { kind: 'invalid', fields: invalid }
          : null,
    quote: quoteSettings(editable.server, editable.settings, draft),
    shownPasswords: { password: false, userPassword: false },
    strengths: {
      password: passwordStrength(draft.password),
      userPassword: passwordStrength(draft.userPassword),
    },
    asciiDomain: 'ascii' in host && host.ascii !== host.text ? host.ascii : null,
    isReinstall: needsReinstall(changed),
    isSummaryOpen: false,
    submission: { status: 'idle' },
    refusals: 0,
    question: null,
    renewHref: `/dashboard/server-renew?id=${editable.server.id}`,
    ...changes,
  };
}

/** The question before a reinstall, with this typed into it. */
export function questionOf(editable: EditableServer, typed: string): ReadyEditView['question'] {
  return { word: reinstallWord(editable), typed, isConfirmed: isReinstallConfirmed(editable, typed) };
}
