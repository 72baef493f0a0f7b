import { brand } from '@/brand';
import type { DocumentBrand } from '@/i18n/brand';
import { byLocale } from '@/i18n/locale';

/**
 * Returns the brand with the name and the contacts of the provider's settings, where the server wrote them into the
 * document (app/server/static/stampInstallation.ts) because they differ from the build's.
 */
export function installedBrand(): DocumentBrand {
  const { brandName, supportEmail, supportPhone } = document.body.dataset;
  const { name, support } = brand;
  return {
    ...brand,
    name: brandName === undefined ? name : byLocale(() => brandName),
    support: { email: supportEmail ?? support.email, phone: supportPhone ?? support.phone },
  };
}
