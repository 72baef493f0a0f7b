import { KNOWN_BROWSER_DAYS, VERIFICATION_CODE_LENGTH } from '@/domain/auth/constants';
import { claims } from '@/domain/catalog/claims';
import { legalTerms, usedShare } from '@/domain/catalog/legal';
import { sidebarCookieDays } from '@/domain/profile/sidebar';
import type { DocumentBrand } from '@/i18n/brand';
import type { Locale } from '@/i18n/locale';

/** Example of the refund policy: used and total days. */
const example = { usedDays: 9, periodDays: 30 };
const exampleShare = usedShare(example.usedDays, example.periodDays);

/** Returns the figures and names of the documents from the same source as the portal. */
export function legalFigures(brand: DocumentBrand, locale: Locale) {
  const { requisites, support } = brand;
  return {
    ...legalTerms,
    uptime: claims.uptime,
    codeDigits: VERIFICATION_CODE_LENGTH,
    sidebarDays: sidebarCookieDays,
    knownBrowserDays: KNOWN_BROWSER_DAYS,
    examplePeriod: example.periodDays,
    exampleUsed: example.usedDays,
    exampleShare,
    exampleRefund: 100 - exampleShare,
    brand: brand.name[locale],
    company: brand.legalEntity[locale],
    inn: requisites.inn,
    kpp: requisites.kpp,
    ogrn: requisites.ogrn,
    address: requisites.address[locale],
    email: support.email,
    phone: support.phone,
  };
}
