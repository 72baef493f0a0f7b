import type { Area } from './types';

export const verify = {
  prefix: 'VERIFY',
  title: 'E-mail verification',
  screen: 'VerifyScreen',
  requirements: [
    {
      id: 'VERIFY-01',
      text: 'The e-mail comes from navigation state, else from ?email=.',
      from: ['§2 Verify'],
    },
    {
      id: 'VERIFY-02',
      text: 'A code input takes digits only, six at most.',
      from: ['§2 Verify', '§5', '§9 General'],
    },
    { id: 'VERIFY-03', text: 'Submit needs an e-mail and exactly six digits.', from: ['§5'] },
    { id: 'VERIFY-04', text: 'Resend needs an e-mail.', from: ['§5'] },
    {
      id: 'VERIFY-05',
      text: "After a resend its button reads 'Отправлено' for 3 seconds.",
      from: ['§2 Verify', '§7', '§9 General'],
    },
    { id: 'VERIFY-06', text: 'Success leads to the server list.', from: ['§2 Verify', '§4', '§7'] },
    {
      id: 'VERIFY-07',
      text: 'The payload is e-mail and code; a resend sends the e-mail.',
      from: ['§3', '§7'],
    },
    {
      id: 'VERIFY-08',
      text: "Failure shows the server's error; without any answer 'Ошибка подтверждения'.",
      from: ['§8'],
    },
    {
      id: 'VERIFY-09',
      text: "A failed resend: the server's error, else 'Не удалось отправить код'.",
      from: ['§8'],
    },
    { id: 'VERIFY-10', text: 'A missing or unusable e-mail is requested.', from: ['D21'] },
    {
      id: 'VERIFY-11',
      text: 'Whoever gets no code is led to the login and to a new password, whatever the address.',
      from: ['§2 Verify'],
    },
  ],
} as const satisfies Area;
