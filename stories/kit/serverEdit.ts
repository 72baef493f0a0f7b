import { samplePrices } from '@/sample-data/prices';
import { fn } from 'storybook/test';
import { formStateOf, type FormState } from '@/domain/form/formState';
import { rubles } from '@/domain/money/money';
import { backupIds, ipv4Range, panelIds } from '@/domain/pricing/options';
import type { Server } from '@/domain/servers/server';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import {
  changedFields,
  draftOf,
  editSystems,
  type EditableServer,
  type SettingsDraft,
} from '@/domain/servers/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer, makeServerSettings } from '@/sample-data/serverSettings';
import {
  initialExtras,
  rejectedFields,
  toServerEditView,
  type EditExtras,
  type SaveFailureAnswer,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';
import { choice, count, knobs, toggle } from './knobs';

/** Settings of the sample server. */
export const sampleEditable = makeEditableServer(makeServer(), {
  addresses: ['185.104.113.20', '185.104.113.22'],
});

type Form = FormState<SettingsDraft, SaveFailureAnswer>;

interface EditChanges extends Partial<EditExtras>, Partial<Pick<Form, 'submission' | 'refusals'>> {
  editable?: EditableServer;
}

/** Makes the view of the form with these changes. */
export function makeEditView(
  typed: Partial<SettingsDraft> = {},
  { editable = sampleEditable, submission = { status: 'idle' }, refusals = 0, ...extras }: EditChanges = {},
) {
  const form = formStateOf<SettingsDraft, SaveFailureAnswer>(draftOf(editable.settings));
  const draft = { ...form.draft, ...typed };
  const left = changedFields(editable.settings, draft);
  const rejected = submission.status === 'failed' ? rejectedFields(submission.failure) : [];
  return toServerEditView(
    { ...editable, version: '1', prices: samplePrices },
    { ...form, draft, left, rejected, submission, refusals },
    { ...initialExtras, ...extras },
    '2026-11-21',
  );
}

/** Makes the view of an unchanged form for a server. */
export const editViewOf = (changes: Partial<Server>) =>
  makeEditView({}, { editable: makeEditableServer(makeServer(changes)) });

/** A server with the longest possible values. */
const longServer = makeServer({
  domain: `${'very-long-subdomain.'.repeat(8)}example.ru`,
  tariff: `${'Intercrus-of-the-Southern-Sky-'.repeat(2)}[GB]`,
  datacenter: 'Новосибирск, вторая площадка за рекой',
  status: 'Waiting for a technician',
  monthlyPrice: rubles(9_999_999.99),
  os: 'Red Hat Enterprise Linux Server 9.4 (Plow) with Extended Update Support',
});

const longEditable = makeEditableServer(longServer, {
  settings: makeServerSettings(longServer, { name: 'W'.repeat(64) }),
  ipv6Subnets: ['2a0d:7c40:400:1111:2222::/64'],
});

/** The longest possible input for that server. */
export const longEditView = makeEditView(
  {
    name: 'Б'.repeat(64),
    domain: `${'w'.repeat(63)}.${'w'.repeat(63)}.example.ru`,
    username: 'w'.repeat(20),
    password: 'W'.repeat(128),
    userPassword: 'w1'.repeat(64),
    os: 'Windows Server 2019',
    panel: 'plesk',
    ipv4: 5,
    ipv6Subnet: '2a0d:7c40:400:1111:2222::/64',
    payment: 'card',
  },
  {
    editable: longEditable,
    shownPasswords: { password: true, userPassword: true },
    isSummaryOpen: true,
  },
);

/** Knobs for the server and its changes. */
export const editKnobs = knobs(
  {
    status: choice(knownServerStatuses),
    longNames: toggle(),
    isCancelled: toggle(),
    system: choice(editSystems),
    panel: choice(panelIds),
    backup: choice(backupIds),
    moreAddresses: count(0, ipv4Range.max - ipv4Range.min),
    isSummaryOpen: toggle(),
    isPending: toggle(),
  },
  ({ status, longNames, isCancelled, system, panel, backup, moreAddresses, isSummaryOpen, isPending }) => {
    const usual = longNames ? longEditable : sampleEditable;
    const server = { ...usual.server, status, leavesOn: isCancelled ? ('2026-12-24' as const) : null };
    const { os, ipv4 } = usual.settings;
    return {
      view: makeEditView(
        { panel, backup, os: system === editSystems[0] ? os : system, ipv4: ipv4 + moreAddresses },
        {
          editable: { ...usual, server },
          isSummaryOpen,
          submission: { status: isPending ? 'pending' : 'idle' },
        },
      ),
    };
  },
);

/** Initial props of the form, with its callbacks. */
export const editArgs = () => ({
  view: makeEditView(),
  reinstallKeys: null,
  onDraftChange: fn(),
  onFieldBlur: fn(),
  onPasswordShownChange: fn(),
  onPasswordGenerate: fn(),
  onSummaryToggle: fn(),
  onSubmit: fn(),
  onCancel: fn(),
  onConfirmationType: fn(),
  onReinstallConfirm: fn(),
  onReinstallDismiss: fn(),
  onServerKeep: fn(),
  onRetry: fn(),
});
