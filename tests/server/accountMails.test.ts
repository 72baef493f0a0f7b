import { describe, expect, it } from 'vitest';
import { accessEventMail } from '@app/server/mail/accessEventMail';
import { emailChangeMail } from '@app/server/mail/emailChangeMail';
import { incidentMail, type IncidentMailEvent } from '@app/server/mail/incidentMail';
import { invitationMail } from '@app/server/mail/invitationMail';
import { memberMail, type MemberMailEvent } from '@app/server/mail/memberMail';
import type { IncidentKind } from '@/domain/status/incidentKind';
import type { MemberRole } from '@/domain/members/memberRole';
import { sampleSettings } from '@/sample-data/admin';
import { expectRow, linksOf, mailReader, plain, type Row } from './support/mailRow';
import { openTestDatabase } from './support/testDatabase';

const email = 'boris@example.com';
const roles: readonly (readonly [MemberRole, string])[] = [
  ['finance', 'финансы'],
  ['technician', 'техник'],
  ['readOnly', 'только чтение'],
];

type Expected = readonly [MemberMailEvent, string, readonly string[]];
const aboutMembers: Readonly<Record<MemberMailEvent['kind'], readonly Expected[]>> = {
  memberJoined: roles.map(([role, name]) => [
    { kind: 'memberJoined', email, role },
    'boris@example.com теперь в вашем аккаунте',
    ['boris@example.com принимает приглашение в ваш аккаунт', `Роль: ${name}.`],
  ]),
  memberRole: roles.map(([role, name]) => [
    { kind: 'memberRole', email, role },
    'Ваша роль изменена',
    ['Владелец аккаунта boris@example.com изменил вашу роль', `Теперь она такая: ${name}.`],
  ]),
  memberRemoved: [
    [
      { kind: 'memberRemoved', email },
      'Доступ к аккаунту закрыт',
      ['У вас больше нет доступа к аккаунту boris@example.com'],
    ],
  ],
  memberLeft: [
    [
      { kind: 'memberLeft', email },
      'boris@example.com больше не в вашем аккаунте',
      ['boris@example.com больше не имеет доступа к вашему аккаунту'],
    ],
  ],
  ownershipGiven: roles.map(([role, name]) => [
    { kind: 'ownershipGiven', email, role },
    'Аккаунт передан',
    ['Теперь вашим аккаунтом владеет boris@example.com', `Ваша роль в нём: ${name}.`],
  ]),
  ownershipReceived: [
    [
      { kind: 'ownershipReceived', email },
      'Вы владелец аккаунта',
      ['boris@example.com передаёт вам свой аккаунт'],
    ],
  ],
};

// tests: COLLEAGUES-01
describe('mails about colleagues', () => {
  it.each(Object.values(aboutMembers).flat())('$kind names the other person and the role', (...row) => {
    const [event, subject, phrases] = row;
    expectRow(memberMail(event, mailReader), [
      event,
      null,
      subject,
      phrases,
      [['Коллеги', '/dashboard/user-roles']],
    ]);
  });

  it.each(roles)('an invitation as %s leads to the page that accepts it', (role, name) => {
    const mail = invitationMail({ ...mailReader, owner: 'Ann (ann@example.com)', role, token: 'a&b' });
    expect(mail.to).toBe('ann@example.com');
    expect(plain(mail.subject)).toBe('Вас пригласили в аккаунт — Meridian');
    expect(mail.text).toContain('Ann (ann@example.com) открывает вам доступ');
    expect(mail.text).toContain(`Роль: ${name}.`);
    const path = '/dashboard/user-roles?token=a%26b';
    expect(linksOf(mail)).toEqual([['Принять приглашение', path]]);
    // The terminal of a server without mail shows the link, because only it has the token.
    expect(mail.terminalOnly).toBe(`https://my.example.com${path}`);
  });
});

const title = { ru: 'Сеть в Лондоне', en: 'Network in London' };
const text = { ru: 'Пакеты теряются', en: 'Packets are lost' };
const subjects: Readonly<Record<IncidentKind, string>> = {
  incident: 'Сбой: Сеть в Лондоне',
  maintenance: 'Плановые работы: Сеть в Лондоне',
  announcement: 'Объявление: Сеть в Лондоне',
};

describe('mails about a change of e-mail', () => {
  it.each([
    ['old', 'Для вашего аккаунта Meridian запрошен новый адрес: new@example.com'],
    ['new', 'Этот адрес, new@example.com, указан как новый'],
  ] as const)('the %s mailbox gets a link of its own', (box, phrase) => {
    const mail = emailChangeMail({
      ...mailReader,
      to: 'ann@example.com',
      box,
      email: 'new@example.com',
      token: 'a&b',
    });
    expect([mail.to, plain(mail.subject)]).toEqual([
      'ann@example.com',
      'Подтвердите смену адреса — Meridian',
    ]);
    expect(plain(mail.text)).toContain(phrase);
    const path = '/dashboard/user-settings?tab=security&token=a%26b';
    expect(mail.text).toContain(`Подтвердить: https://my.example.com${path}\n`);
    expect(mail.html).toContain(`href="https://my.example.com${path.replace('&', '&amp;')}"`);
    expect(mail.terminalOnly).toBe(`https://my.example.com${path}`);
  });
});

describe('mails about incidents', () => {
  const kinds = Object.entries(subjects) as [IncidentKind, string][];
  const rows = kinds.flatMap(([kind, announced]) =>
    (
      [
        [kind, { kind: 'incidentAnnounced', incidentId: 7 }, announced],
        [kind, { kind: 'incidentResolved', incidentId: 7 }, 'Завершено: Сеть в Лондоне'],
      ] as const
    ).map((row): readonly [IncidentKind, IncidentMailEvent, string] => row),
  );
  it.each(rows)('%s: its latest news, and the page that follows it', (kind, event, subject) => {
    const row: Row<IncidentMailEvent> = [
      event,
      'incidents',
      subject,
      ['Сеть в Лондоне', 'Пакеты теряются'],
      [['Следить за состоянием', '/status#incident-7']],
    ];
    expectRow(incidentMail(event, { kind, title, text }, mailReader), row);
  });
});

const servers = ['Ваши серверы', '/dashboard/vps'] as const;
const support = sampleSettings.supportEmail;
const aboutAccess: readonly Row<Parameters<typeof accessEventMail>[1]>[] = [
  [{ kind: 'accessSuspended' }, 'security', 'Доступ приостановлен', ['серверы остановлены', support], []],
  [
    { kind: 'accountsMerged', kept: 'ann@example.com', closed: 'old@example.com' },
    null,
    'Аккаунты объединены',
    ['ann@example.com', 'old@example.com', support],
    [servers],
  ],
  [
    { kind: 'accountDeleted', address: 'ann@example.com', language: 'ru' },
    null,
    'Аккаунт удалён',
    ['вместе с серверами', support],
    [],
  ],
  [{ kind: 'emailChanged', address: 'ann@example.com' }, 'security', 'Адрес аккаунта изменён', [support], []],
  [
    { kind: 'accessRestored', lostDays: 0 },
    'security',
    'Доступ возвращён',
    ['не изменились', support],
    [servers],
  ],
  [
    { kind: 'accessRestored', lostDays: 1 },
    'security',
    'Доступ возвращён',
    ['(дней: 1)', support],
    [servers],
  ],
  [
    { kind: 'dataReady' },
    null,
    'Копия ваших данных готова',
    ['в течение 7 дней', 'смените пароль'],
    [['Скачать данные', '/dashboard/user-settings?tab=data']],
  ],
  ...(
    [
      ['owner', 'владелец'],
      ['finance', 'финансы'],
      ['support', 'поддержка'],
      ['readOnly', 'только чтение'],
    ] as const
  ).flatMap(([role, name]): readonly Row<Parameters<typeof accessEventMail>[1]>[] => {
    const [kind, subject, phrase] = ['staffInvited', 'Вас пригласили в команду', `Роль: ${name}.`] as const;
    const admin = [['Открыть управление', '/admin/dashboard']] as const;
    const reset = [['Задать новый пароль', '/forgot-password']] as const;
    return [
      [{ kind, role, hasPassword: true }, null, subject, [phrase, 'со своим обычным паролем'], admin],
      [{ kind, role, hasPassword: false }, null, subject, [phrase, 'Задайте пароль'], reset],
    ];
  }),
];

describe('mails about access', () => {
  it.each(aboutAccess)('$kind: %#', async (...row) => {
    const db = await openTestDatabase();
    expectRow(await accessEventMail(db, row[0], mailReader), row);
    await db.destroy();
  });
});
