import { it } from 'vitest';
import { signInMail } from '@app/server/mail/signInMail';
import { expectRow, mailReader, type Row } from './support/mailRow';

const security = ['Безопасность аккаунта', '/dashboard/user-settings?tab=security'] as const;
const at = '2026-11-21T21:30:00Z' as const;
const aboutSignIns: readonly Row<Parameters<typeof signInMail>[0]>[] = [
  [
    { kind: 'signedIn', device: 'Firefox, Windows', at },
    'security',
    'Вход с нового устройства',
    ['Firefox, Windows', '22 ноября 2026', '00:30 GMT+3'],
    [['Сменить пароль', '/dashboard/profile']],
  ],
  [
    { kind: 'signedIn', device: null, at },
    'security',
    'Вход с нового устройства',
    ['неизвестное устройство'],
    [['Сменить пароль', '/dashboard/profile']],
  ],
  [
    { kind: 'passwordChanged', at, passkeys: [] },
    'security',
    'Пароль изменён',
    ['22 ноября 2026', '00:30 GMT+3'],
    [['Задать новый пароль', '/forgot-password']],
  ],
  [
    { kind: 'passwordChanged', at, passkeys: ['MacBook', 'Phone'] },
    'security',
    'Пароль изменён',
    ['по-прежнему открывают аккаунт без пароля', 'MacBook, Phone'],
    [['Задать новый пароль', '/forgot-password'], security],
  ],
  ...(
    [
      ['secondFactorOn', 'Двухфакторный вход включён', 'нужен код из приложения'],
      ['secondFactorOff', 'Двухфакторный вход выключен', 'больше не нужен код'],
      ['secondFactorReset', 'Двухфакторный вход выключен', 'Поддержка Meridian выключила'],
      ['recoveryCodesRenewed', 'Новые коды восстановления', 'Прежние больше не действуют'],
      ['recoveryCodeUsed', 'Вход по коду восстановления', 'вошли по коду восстановления'],
      ['passkeyAdded', 'Добавлен ключ доступа', 'без пароля и кода'],
      ['passkeyRemoved', 'Удалён ключ доступа', 'Войти с ним больше нельзя'],
    ] as const
  ).map(([change, subject, phrase]): Row<Parameters<typeof signInMail>[0]> => {
    const event = { kind: 'protectionChanged', change, at } as const;
    return [event, 'security', subject, [phrase, '22 ноября 2026', '00:30 GMT+3'], [security]];
  }),
];

// tests: RECOVER-15
it.each(aboutSignIns)('a mail about a sign-in: $kind', (...row) =>
  expectRow(signInMail(row[0], mailReader, 'Europe/Moscow'), row),
);
