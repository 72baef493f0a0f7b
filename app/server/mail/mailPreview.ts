import type { MailTemplate, MailTextDraft } from '@/domain/admin/mailText';
import { formattersFor } from '@/i18n/format';
import { longDate } from '@/i18n/longDate';
import { kopecks } from '@/domain/money/money';
import { paths } from '@/paths';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import type { Mail } from './mailer';
import { writeMail } from './mailTexts';

/** A value of each variable, as a reader may get it. */
function sampleValues({ language, email }: MailTo): Readonly<Record<string, string>> {
  const { money } = formattersFor(language);
  const isRussian = language === 'ru';
  return {
    domain: 'shop.example.com',
    date: longDate('2026-12-03', language),
    from: longDate('2026-11-01', language),
    to: longDate('2026-11-30', language),
    amount: money(kopecks(157_700)),
    balance: money(kopecks(240_050)),
    period: message(language, 'period.month'),
    number: '2026-00977',
    payment: 'MRD-5112',
    payer: isRussian ? 'Анна Соколова' : 'Anna Sokolova',
    note: isRussian ? 'Простой 19 ноября' : 'Downtime on 19 November',
    percent: '80',
    failure: message(language, 'mailFailure.reinstall'),
    device: 'Firefox, Windows',
    time: `${longDate('2026-11-21', language)}, 12:30 GMT+3`,
    support: email,
    days: '5',
    kept: email,
    closed: 'old.address@example.com',
    role: message(language, 'staffRole.support'),
    id: '5017',
    customer: 'anna.sokolova@example.com',
    department: message(language, 'department.technical'),
    subject: isRussian ? 'Сервер не отвечает' : 'The server does not respond',
    text: isRussian
      ? 'Мы перезагрузили сервер, теперь он отвечает.'
      : 'We have rebooted the server; it responds now.',
  };
}

/** The mail of a text with sample data, made as every mail is. */
export function sampleMail(template: MailTemplate, text: MailTextDraft, to: MailTo): Mail {
  const { language } = to;
  const facts =
    template === 'serverAccess' || template === 'serverAccessReplaced' || template === 'serverAccessByKey'
      ? [
          { label: message(language, 'mailAccessHost'), value: '203.0.113.24' },
          { label: message(language, 'mailAccessUser'), value: 'root' },
          template === 'serverAccessByKey'
            ? {
                label: message(language, 'mailAccessCommand'),
                value: 'ssh root@203.0.113.24',
              }
            : { label: message(language, 'mailAccessPassword'), value: '••••••••' },
        ]
      : [];
  return eventMail(
    {
      ...writeMail({ ...to, texts: new Map([[template, text]]) }, template, sampleValues(to)),
      facts,
      links: [{ label: message(language, 'mailLinkServers'), path: paths.dashboard.vps }],
      summary: `sample: ${template}`,
    },
    to,
  );
}
