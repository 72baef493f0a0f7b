/*
 * Check digits of Russian requisites, by the published algorithms of the tax service and the Bank of Russia. All
 * functions expect digits only.
 */

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

const innOrganization = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const innPersonFirst = [7, ...innOrganization];
const innPersonSecond = [3, ...innPersonFirst];

function isInnDigit(inn: string, weights: readonly number[]): boolean {
  return (weightedSum(inn, weights) % 11) % 10 === Number(inn[weights.length]);
}

/** INN: ten digits for an organization, twelve for a person, with right check digits. */
export function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return isInnDigit(inn, innOrganization);
  return /^\d{12}$/.test(inn) && isInnDigit(inn, innPersonFirst) && isInnDigit(inn, innPersonSecond);
}

/** OGRN of an organization (13 digits) or OGRNIP of a sole proprietor (15), with its check digit. */
export function isOgrn(ogrn: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(ogrn)) return false;
  const body = ogrn.slice(0, -1);
  const remainder = BigInt(body) % BigInt(body.length - 1);
  return Number(remainder % 10n) === Number(ogrn.at(-1));
}

/** KPP: four digits of the tax office, two digits or letters of the reason, three of the number. */
export function isKpp(kpp: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp);
}

/** BIK: nine digits; 04 is Russia. */
export function isBik(bik: string): boolean {
  return /^04\d{7}$/.test(bik);
}

const accountWeights = Array.from({ length: 23 }, (_, index) => [7, 1, 3][index % 3] ?? 0);

/** A current account of twenty digits whose check digit agrees with the bank's BIK. */
export function isAccount(account: string, bik: string): boolean {
  if (!/^\d{20}$/.test(account) || !isBik(bik)) return false;
  return weightedSum(bik.slice(-3) + account, accountWeights) % 10 === 0;
}
