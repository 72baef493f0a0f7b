import type { PromoCode } from '@/domain/cart/promo';
import type { Plan } from '@/domain/plan';
import type { CatalogPort } from '@app/ports/ports';
import type { Latency } from './latency';
/** Plans and promo codes from lists in memory. */
export declare function catalogSample(plans: readonly Plan[], promos: readonly PromoCode[], latency: Latency): CatalogPort;
