import type { PaymentMethodId } from '@/domain/payment/method';

/** Paths for a 32 by 24 card, in the text colour. */
const drawings: Readonly<Record<PaymentMethodId, readonly string[]>> = {
  // A card with its chip.
  ruCards: ['M2.5 4.5h27v15h-27z', 'M2.5 9h27', 'M6.5 13h4v3h-4z'],
  // A wallet whose flap holds a coin.
  sberPay: ['M3 7.5h26v13H3z', 'M3 7.5 22 3.5v4', 'M29 12h-7a2 2 0 0 0 0 4h7'],
  // One card before another.
  cards: ['M8.5 7.5v-4h21v12h-4', 'M2.5 7.5h23v13h-23z', 'M2.5 11.5h23', 'M6.5 16.5h5'],
  // An invoice with the sign of the ruble.
  manual: ['M7.5 2.5h17v19h-17z', 'M13.5 17.5V7h3.7a3 3 0 0 1 0 6h-5.7', 'M11.5 15.5h5'],
  // A coin of six sides with two bars.
  crypto: [
    'M16 2l9 5v10l-9 5-9-5V7z',
    'M13 8.5h4.2a1.8 1.8 0 0 1 0 3.5H13h4.7a1.8 1.8 0 0 1 0 3.5H13z',
    'M15 6.8v1.7M15 15.5v1.7',
  ],
};

/** The portal's own icon of a payment method. */
export function MethodMark({
  of,
}: {
  /** Payment method of the icon. */
  of: PaymentMethodId;
}) {
  return (
    <svg
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mt-px h-6 w-8 shrink-0 text-text-muted"
    >
      {drawings[of].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
