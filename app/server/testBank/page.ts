import { createHash } from 'node:crypto';
import { currencySigns } from '@/domain/payment/currency';
import { locales, localeTags } from '@/i18n/locale';
import { escaped } from '../http/html';
import { message, type Language, type MessageKey } from '../messages/messages';
import type { BankPayment } from './bank';
import { confirmationCode, testCards, type TestCard } from './cards';

/** Problem with the last input. */
export type BankProblem = 'wrongNumber' | 'notATestCard' | 'wrongCode';

const problemText: Readonly<Record<BankProblem, MessageKey>> = {
  wrongNumber: 'bankWrongNumber',
  notATestCard: 'bankNotATestCard',
  wrongCode: 'bankWrongCode',
};

const doesText: Readonly<Record<TestCard['does'], MessageKey>> = {
  approve: 'bankDoesApprove',
  insufficientFunds: 'bankDoesInsufficientFunds',
  cardExpired: 'bankDoesCardExpired',
  limitExceeded: 'bankDoesLimitExceeded',
  refusedByBank: 'bankDoesRefusedByBank',
  silent: 'bankDoesSilent',
  twice: 'bankDoesTwice',
  late: 'bankDoesLate',
  outOfOrder: 'bankDoesOutOfOrder',
  approveOnce: 'bankDoesApproveOnce',
};

/** A distinct look, so that nobody mistakes it for the portal: square, green, serif. */
const style = `:root{color-scheme:light dark;--ink:#14261c;--paper:#f3f6f1;--card:#fff;--line:#6d8074;--brand:#14532d;--on:#fff;--bad:#9f1239;--muted:#4a5c50}
@media (prefers-color-scheme:dark){:root{--ink:#e7efe9;--paper:#0f1712;--card:#17221b;--line:#7f9487;--brand:#86efac;--on:#06240f;--bad:#fda4af;--muted:#b3c2b8}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Georgia,'Times New Roman',serif}
header{background:var(--brand);color:var(--on);padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:center}
header strong{font-size:1.1rem;letter-spacing:.04em}header a{color:inherit;display:inline-block;padding:.25rem .4rem}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.1rem;margin:2rem 0 .25rem}
.sum{font-size:2rem;margin:.25rem 0 1rem;font-variant-numeric:tabular-nums}.note{border-left:4px solid var(--brand);padding:.1rem 0 .1rem .75rem;margin:0 0 1.25rem}.muted{color:var(--muted);margin:.25rem 0 .75rem}
label{display:block;font-weight:bold;margin-bottom:.25rem}input{width:100%;font:inherit;font-size:1.2rem;padding:.6rem .7rem;border:2px solid var(--line);background:var(--card);color:var(--ink)}
.bad{color:var(--bad);font-weight:bold;margin:.5rem 0 0}button,.button{font:inherit;cursor:pointer;padding:.6rem 1rem;border:2px solid var(--brand);background:var(--brand);color:var(--on);text-decoration:none;display:inline-block}
.main{width:100%;margin-top:1rem;font-weight:bold}.plain{background:none;color:var(--ink);border-color:var(--line);width:100%;margin-top:1.5rem}
ul{list-style:none;margin:0;padding:0}li button{width:100%;text-align:left;background:var(--card);color:var(--ink);border:1px solid var(--line);margin-top:.4rem}
li b{font-variant-numeric:tabular-nums;white-space:nowrap}li span{color:var(--muted)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

/** Policy of the bank's page: its own style, no script, forms to itself and back to the portal. */
export function bankPolicy(returnUrl: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const portal = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; form-action 'self'${portal}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Formats a sum: `4 164,50 RUB`. */
function amountText({ currency, minor }: BankPayment, language: Language): string {
  const number = new Intl.NumberFormat(localeTags[language], { minimumFractionDigits: 2 });
  return `${number.format(minor / 100)} ${currencySigns[currency]}`;
}

interface Parts {
  payment: BankPayment;
  language: Language;
  problem: BankProblem | null;
  now: Date;
}

/** A field with its problem. */
function field(
  { language, problem }: Parts,
  name: 'card' | 'code',
  label: MessageKey,
  maxLength: number,
): string {
  const fault = problem === null ? '' : message(language, problemText[problem]);
  const faulty = fault === '' ? '' : ' aria-invalid="true" aria-describedby="fault" autofocus';
  return `<label for="${name}">${escaped(message(language, label))}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" required maxlength="${maxLength}"${faulty}>
${fault === '' ? '' : `<p class="bad" id="fault" role="alert">${escaped(fault)}</p>`}`;
}

function cardForm(parts: Parts, action: string): string {
  const { payment, language } = parts;
  const say = (key: MessageKey, values?: Record<string, string>) => escaped(message(language, key, values));
  const cards = testCards.map(
    ({ number, does }) =>
      `<li><button name="card" value="${number}"><b>${number}</b> <span>${say(doesText[does])}</span></button></li>`,
  );
  return `<p class="note">${say('bankNotReal')}</p>
<form method="post" action="${action}/card?lang=${language}">${field(parts, 'card', 'bankCard', 30)}
<button class="main">${say('bankCardPay', { amount: amountText(payment, language) })}</button></form>
<h2>${say('bankTestCards')}</h2><p class="muted">${say('bankTestCardsHint')}</p>
<form method="post" action="${action}/card?lang=${language}"><ul>${cards.join('\n')}</ul></form>`;
}

function codeForm(parts: Parts, action: string): string {
  const { language } = parts;
  return `<p class="note">${escaped(message(language, 'bankConfirmText', { code: confirmationCode }))}</p>
<form method="post" action="${action}/confirm?lang=${language}">${field(parts, 'code', 'bankCode', 10)}
<button class="main">${escaped(message(language, 'bankConfirm'))}</button></form>`;
}

function titleOf({ payment, language, now }: Parts): string {
  switch (payment.status) {
    case 'paid':
    case 'refunded':
      return message(language, 'bankPaidTitle');
    case 'declined':
      return message(language, 'bankDeclinedTitle');
    case 'open':
    case 'confirming':
      if (now >= payment.expiresAt) return message(language, 'bankExpiredTitle');
      return payment.status === 'open'
        ? message(language, 'bankPay', { label: payment.label })
        : message(language, 'bankConfirmTitle');
  }
}

function bodyOf(parts: Parts): string {
  const { payment, language, now } = parts;
  const action = `/bank/${payment.reference}`;
  const isOver = !['open', 'confirming'].includes(payment.status) || now >= payment.expiresAt;
  if (isOver)
    return `<p>${escaped(message(language, 'bankOverText'))}</p>
<p><a class="button" href="${escaped(payment.returnUrl)}">${escaped(message(language, 'bankBack'))}</a></p>`;
  return `${payment.status === 'open' ? cardForm(parts, action) : codeForm(parts, action)}
<form method="post" action="${action}/give-up?lang=${language}"><button class="plain">${escaped(message(language, 'bankGiveUp'))}</button></form>`;
}

/** Renders the bank's page for a payment: card, confirmation, or result. Needs no script. */
export function bankPage(parts: Parts): string {
  const { payment, language } = parts;
  const title = escaped(titleOf(parts));
  const name = escaped(message(language, 'bankName'));
  const others = locales
    .filter((locale) => locale !== language)
    .map(
      (locale) =>
        `<a href="/bank/${payment.reference}?lang=${locale}" lang="${locale}" hreflang="${locale}">${escaped(message(locale, 'bankLanguage'))}</a>`,
    );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · ${name}</title><style>${style}</style></head>
<body><header><strong>${name}</strong><nav>${others.join(' ')}</nav></header><main>
<h1>${title}</h1><p class="sum">${escaped(amountText(payment, language))}</p>
${bodyOf(parts)}
</main></body></html>`;
}
