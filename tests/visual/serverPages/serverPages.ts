import { readFileSync } from 'node:fs';
import { renderStaticPages } from '../../../app/build/prerender';
import { pageHtml } from '../../../app/build/pageHtml';
import { docsPage } from '../../../app/server/openapi/docsPage';
import { openApiDocument } from '../../../app/server/openapi/openApi';
import { accessMail } from '../../../app/server/mail/accessMail';
import type { Mail } from '../../../app/server/mail/mailer';
import { mergedNotice, noticeMail, type Notice } from '../../../app/server/mail/noticeMail';
import {
  adjustmentMail,
  issuedMail,
  refundMail,
  type DocumentMailEvent,
} from '../../../app/server/mail/documentMail';
import { invitationMail } from '../../../app/server/mail/invitationMail';
import { passwordResetMail } from '../../../app/server/mail/passwordResetMail';
import { staffTicketMail } from '../../../app/server/mail/staffTicketMail';
import { ticketMail } from '../../../app/server/mail/ticketMail';
import { serverMail, type ServerMailEvent } from '../../../app/server/mail/serverMail';
import { signInMail } from '../../../app/server/mail/signInMail';
import { testMail } from '../../../app/server/mail/testMail';
import { verificationMail } from '../../../app/server/mail/verificationMail';
import { emailChangeMail } from '@app/server/mail/emailChangeMail';
import { incidentMail } from '../../../app/server/mail/incidentMail';
import { statusPage } from '../../../app/server/incidents/statusPage';
import { bankPage, type BankProblem } from '../../../app/server/testBank/page';
import { renderDocument } from '../../../app/server/pdf/renderDocument';
import { brand } from '@/brand';
import { rubles } from '@/domain/money/money';
import type { TicketId } from '@/domain/support/support';
import { locales, type Locale } from '@/i18n/locale';
import type { Incident } from '@/domain/status/incident';
import {
  makeIncident,
  resolvedIncident,
  sampleAnnouncement,
  sampleIncidents,
  sampleMaintenance,
} from '@/sample-data/incidents';
import { sampleDatacenters } from '@/sample-data/datacenters';
import { makeServer } from '@/sample-data/servers';
import {
  makeCompletionCertificate,
  makeLongDocument,
  makeBillingDocument,
} from '../../server/support/billingDocuments';
import { pdfPage } from './pdfPage';

/** A page without a story: a mail or page of the server, or a static page of the build. */
export interface ServerPage {
  /** `mail-code-ru`. */
  id: string;
  html: string;
}

const email = 'anna.sokolova@example.ru';
const baseUrl = 'https://portal.example.ru';
const server = { serverId: 1024, domain: 'shop.example.ru' };
const day = '2026-12-03';
const amount = rubles(1_577.5);

const events: Readonly<Record<ServerMailEvent['kind'], ServerMailEvent>> = {
  renewing: { kind: 'renewing', ...server, day, amount, period: 'month' },
  priceWithdrawn: { kind: 'priceWithdrawn', ...server, amount },
  repriced: { kind: 'repriced', ...server, day, amount },
  ending: { kind: 'ending', ...server, day },
  renewed: { kind: 'renewed', ...server, day, amount, period: 'year' },
  unpaid: { kind: 'unpaid', ...server, day, amount },
  ended: { kind: 'ended', ...server, day },
  suspended: { kind: 'suspended', ...server, day },
  deletion: { kind: 'deletion', ...server, day },
  deleted: { kind: 'deleted', ...server },
  leaves: { kind: 'leaves', ...server, day },
  left: { kind: 'left', ...server, amount },
  over: { kind: 'over', ...server },
  trafficUsed: { kind: 'trafficUsed', ...server, day, percent: 80 },
  operationFailed: {
    kind: 'operationFailed',
    ...server,
    operation: 'reinstall',
    hasForgottenPassword: true,
  },
};

const refund = { number: 'MRD-5112', amount };
const canceled = { kind: 'refundCanceled', ...refund } as const;
const adjusted = { kind: 'balanceAdjusted', amount: refund.amount, balance: refund.amount } as const;
const notes = { ru: 'Счёт получателя закрыт', en: 'The payee’s account is closed' };

/** Renders every mail: its subject above it, and its plain text below. */
async function mailsIn(language: Locale): Promise<ServerPage[]> {
  const to = { email, language, brandName: brand.name[language], baseUrl };
  const note = notes[language];
  const notices: Readonly<Record<Notice | 'mergedAddress', Mail>> = {
    taken: noticeMail('taken', to),
    claimed: noticeMail('claimed', to),
    verified: noticeMail('verified', to),
    unfinished: noticeMail('unfinished', to),
    mergedAddress: mergedNotice('anna@example.com', to),
  };
  const ofDocuments: Readonly<Record<DocumentMailEvent['kind'], Mail>> = {
    bill: await issuedMail(makeBillingDocument(), to),
    receipt: await issuedMail(makeBillingDocument({ kind: 'receipt' }), to),
    act: await issuedMail(makeCompletionCertificate(3), to),
    refunded: refundMail({ kind: 'refunded', ...refund, target: 'method' }, to),
    refundCanceled: refundMail({ ...canceled, to: 'balance', note }, to),
    balanceAdjusted: adjustmentMail({ ...adjusted, direction: 'credit', note }, to),
  };
  const newEmail = 'anna@example.org';
  const emailChange = { ...to, email: newEmail, token: 'sample' };
  const password = 'sGv7tWq2Xr9LmHc4KdPz';
  const mails = {
    code: verificationMail({ ...to, code: '482915' }),
    access: accessMail({ ...makeServer(), access: { password, replacesChosen: false } }, to),
    accessReplaced: accessMail({ ...makeServer(), access: { password, replacesChosen: true } }, to),
    accessByKey: accessMail(
      { ...makeServer(), access: { keys: ['SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8'] } },
      to,
    ),
    invitation: invitationMail({
      ...to,
      owner: 'Анна Соколова (anna@example.com)',
      role: 'technician',
      token: 'sample',
    }),
    emailChangeOld: emailChangeMail({ ...emailChange, to: email, box: 'old' }),
    emailChangeNew: emailChangeMail({ ...emailChange, to: newEmail, box: 'new' }),
    reset: passwordResetMail({ ...to, url: `${baseUrl}/reset-password?token=sample` }),
    signedIn: signInMail(
      { kind: 'signedIn', device: 'Firefox, Windows', at: '2026-11-21T09:30:00Z' },
      to,
      'Europe/Moscow',
    ),
    test: testMail({ email, language }, to.brandName),
    signedInUnknown: signInMail(
      { kind: 'signedIn', device: null, at: '2026-11-21T09:30:00Z' },
      to,
      'Europe/Moscow',
    ),
    ticketAnswered: ticketMail(
      {
        kind: 'ticketAnswered',
        ticketId: 5001 as TicketId,
        subject: 'PHP 8.4',
        text: `${note}\n\nnginx -t`,
        files: [],
      },
      to,
      'reply+5001-0123456789abcdef@example.ru',
    ),
    ticketOpened: staffTicketMail(
      {
        ticketId: 5001 as TicketId,
        subject: 'PHP 8.4',
        customer: 'boris.orlov@example.ru',
        department: 'technical',
        text: `${note}\n\nnginx -t`,
        isNew: true,
      },
      to,
    ),
    incident: incidentMail(
      { kind: 'incidentAnnounced', incidentId: 12 },
      { ...makeIncident(), text: makeIncident().updates[0]?.text ?? notes },
      to,
    ),
    plannedWork: incidentMail(
      { kind: 'incidentAnnounced', incidentId: 11 },
      { ...sampleMaintenance, text: sampleMaintenance.updates[0]?.text ?? notes },
      to,
    ),
    incidentResolved: incidentMail(
      { kind: 'incidentResolved', incidentId: 9 },
      { ...resolvedIncident, text: resolvedIncident.updates[0]?.text ?? notes },
      to,
    ),
    ...notices,
    ...ofDocuments,
    refundedToBalance: refundMail({ kind: 'refunded', ...refund, target: 'balance' }, to),
    balanceDebited: adjustmentMail({ ...adjusted, direction: 'debit', note }, to),
    refundCanceledToPayment: refundMail({ ...canceled, to: 'payment', note }, to),
    ...Object.fromEntries(Object.entries(events).map(([kind, each]) => [kind, serverMail(each, to)])),
  };
  return Object.entries(mails).map(([name, { subject, html, text }]) => ({
    id: `mail-${name}-${language}`,
    html: html
      .replace(/<body[^>]*>/, (body) => `${body}<h1 style="font-size: 18px">${subject}</h1>`)
      .replace(
        '</body>',
        () => `<hr><pre style="white-space: pre-wrap">${text.replaceAll('<', '&lt;')}</pre></body>`,
      ),
  }));
}

const bankStates = {
  open: { status: 'open', problem: null },
  wrong: { status: 'open', problem: 'notATestCard' },
  confirming: { status: 'confirming', problem: null },
  paid: { status: 'paid', problem: null },
  declined: { status: 'declined', problem: null },
} as const satisfies Readonly<Record<string, { status: string; problem: BankProblem | null }>>;

function bankIn(language: Locale): ServerPage[] {
  return Object.entries(bankStates).map(([name, { status, problem }]) => {
    const payment = {
      reference: 'sample',
      orderId: 'order-1024',
      label: 'VPS Alphard',
      currency: 'RUB',
      minor: 157_750,
      returnUrl: `${baseUrl}/payment`,
      language,
      expiresAt: new Date('2026-11-21T10:00:00Z'),
      status,
      behaviour: null,
      declineReason: null,
      codeTries: 0,
      savesCard: false,
      lastDigits: null,
      token: null,
    } as const;
    const html = bankPage({ payment, language, problem, now: new Date('2026-11-21T09:00:00Z') });
    return { id: `bank-${name}-${language}`, html };
  });
}

const statusStates: Readonly<Record<string, readonly Incident[]>> = {
  open: sampleIncidents,
  operational: [],
  maintenance: [{ ...sampleMaintenance, state: 'inProgress' }, resolvedIncident],
  outage: [makeIncident({ severity: 'critical' }), sampleAnnouncement, resolvedIncident],
};

function statusIn(language: Locale): ServerPage[] {
  const now = new Date('2026-11-21T09:00:00Z');
  return Object.entries(statusStates).map(([name, incidents]) => ({
    id: `status-${name}-${language}`,
    html: statusPage({
      incidents,
      datacenters: sampleDatacenters,
      language,
      timeZone: 'Europe/Moscow',
      brandName: brand.name[language],
      now,
    }),
  }));
}

/** Renders PDF documents of customers. */
async function pdfsIn(language: Locale, head: readonly string[]): Promise<ServerPage[]> {
  const payment = {
    ...makeBillingDocument().payment,
    method: 'crypto',
    inCurrency: { currency: 'USD', minor: 5_250 },
  } as const;
  const documents = {
    bill: makeBillingDocument(),
    receipt: makeBillingDocument({ kind: 'receipt', payment, taxRate: 0 }),
    long: makeLongDocument(),
    act: makeCompletionCertificate(3),
  };
  return Promise.all(
    Object.entries(documents).map(async ([name, document]) => ({
      id: `pdf-${name}-${language}`,
      html: pdfPage(await renderDocument(document, language, brand.name[language]), head),
    })),
  );
}

/** Renders all pages in every language; the caller links the stylesheets of static pages. */
export async function everyServerPage(head: readonly string[]): Promise<ServerPage[]> {
  const pdfs = await Promise.all(locales.map((language) => pdfsIn(language, head)));
  const mails = await Promise.all(locales.map(mailsIn));
  return [
    ...pdfs.flat(),
    ...mails.flat(),
    ...locales.flatMap(bankIn),
    ...locales.flatMap(statusIn),
    ...renderStaticPages().map((page) => ({
      id: `page-${page.name}-${page.locale}`,
      html: pageHtml({ page, head, end: [] }),
    })),
    { id: 'page-api-en', html: docsPage(openApiDocument(brand.name.en, baseUrl)) },
    // Its head is the same on all pages, and scripts do not affect its look.
    {
      id: 'page-index-ru',
      html: readFileSync('index.html', 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, ''),
    },
  ];
}
