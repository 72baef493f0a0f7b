import * as v from 'valibot';
import { promoCodeLength, toPromoCode } from '@/domain/cart/promo';
import { sessionDraft } from '@app/device/sessionStore';

/** The promo code applied in this tab. */
export const promoDraft = sessionDraft(
  'draft.cart.promo',
  v.pipe(v.string(), v.maxLength(promoCodeLength), v.transform(toPromoCode)),
);
