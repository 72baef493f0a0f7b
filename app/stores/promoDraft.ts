import * as v from 'valibot';
import { promoCodeLength, toPromoCode } from '@/domain/cart/promo';
import { readSession, writeSession } from '@app/device/sessionStore';

const key = 'draft.cart.promo';
const schema = v.pipe(v.string(), v.maxLength(promoCodeLength));

/** The code applied in this tab, if what is stored can be one. */
export function rememberedPromo(): string | null {
  const text = readSession(key, schema);
  return text === null ? null : toPromoCode(text);
}

/** Remembers the applied code for as long as the tab; null forgets it. */
export function rememberPromo(code: string | null): void {
  writeSession(key, code);
}
