import { createHash } from 'node:crypto';
import { currencySigns, type CurrencyAmount } from '@/domain/payment/currency';
import { localeTags } from '@/i18n/locale';
import { escaped } from '../http/html';
import { message, type Language } from '../messages/messages';

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:17px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
button{font:inherit;font-weight:600;cursor:pointer;padding:.6rem 1rem;min-height:44px}a{display:inline-block;margin-top:1rem;padding:.5rem 0}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: its own style, no script, one form to this server. */
export const chargePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Charge {
  /** Target of the form. */
  readonly action: string;
  /** Page of the payment. */
  readonly backPath: string;
  /** Number of the payment: `MRD-5012`. */
  readonly label: string;
  readonly toPay: CurrencyAmount;
  readonly language: Language;
}

/** Confirmation page before a saved card is charged, because a link alone must not charge it. Needs no script. */
export function chargePage({ action, backPath, label, toPay, language }: Charge): string {
  const say = (key: Parameters<typeof message>[1], values?: Record<string, string>) =>
    escaped(message(language, key, values));
  const number = new Intl.NumberFormat(localeTags[language], { minimumFractionDigits: 2 });
  const amount = `${number.format(toPay.minor / 100)} ${currencySigns[toPay.currency]}`;
  const title = say('chargeTitle', { label });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${say('chargeText', { amount })}</p>
<form method="post" action="${escaped(action)}"><button>${say('chargePay', { amount })}</button></form>
<a href="${escaped(backPath)}">${say('chargeBack')}</a></main></body></html>`;
}
