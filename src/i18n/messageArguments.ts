// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { AdminArguments } from './messageArguments/admin';
import type { AdminAnalyticsArguments } from './messageArguments/adminAnalytics';
import type { AdminDashboardArguments } from './messageArguments/adminDashboard';
import type { AdminPaymentsArguments } from './messageArguments/adminPayments';
import type { AdminServersArguments } from './messageArguments/adminServers';
import type { AdminSettingsArguments } from './messageArguments/adminSettings';
import type { AdminUsersArguments } from './messageArguments/adminUsers';
import type { AuthArguments } from './messageArguments/auth';
import type { AuthExternalArguments } from './messageArguments/authExternal';
import type { CartArguments } from './messageArguments/cart';
import type { CatalogArguments } from './messageArguments/catalog';
import type { CommonArguments } from './messageArguments/common';
import type { DocumentArguments } from './messageArguments/document';
import type { LandingArguments } from './messageArguments/landing';
import type { LegalArguments } from './messageArguments/legal';
import type { LegalPrivacyArguments } from './messageArguments/legalPrivacy';
import type { LegalRefundArguments } from './messageArguments/legalRefund';
import type { LegalRulesArguments } from './messageArguments/legalRules';
import type { LegalTermsArguments } from './messageArguments/legalTerms';
import type { ListArguments } from './messageArguments/list';
import type { NotFoundArguments } from './messageArguments/notFound';
import type { NotificationsArguments } from './messageArguments/notifications';
import type { OrderArguments } from './messageArguments/order';
import type { PaletteArguments } from './messageArguments/palette';
import type { PayerArguments } from './messageArguments/payer';
import type { PayersArguments } from './messageArguments/payers';
import type { PaymentArguments } from './messageArguments/payment';
import type { PaymentsArguments } from './messageArguments/payments';
import type { PlaceholderArguments } from './messageArguments/placeholder';
import type { PricingArguments } from './messageArguments/pricing';
import type { ProductListsArguments } from './messageArguments/productLists';
import type { ProfileArguments } from './messageArguments/profile';
import type { RecoveryArguments } from './messageArguments/recovery';
import type { ServerDetailsArguments } from './messageArguments/serverDetails';
import type { ServerEditArguments } from './messageArguments/serverEdit';
import type { ServerRenewArguments } from './messageArguments/serverRenew';
import type { ServerTariffArguments } from './messageArguments/serverTariff';
import type { ServersArguments } from './messageArguments/servers';
import type { ShellArguments } from './messageArguments/shell';
import type { SupportArguments } from './messageArguments/support';
import type { ToCartArguments } from './messageArguments/toCart';

/** The arguments of every message; `undefined` for a message that takes none. */
export interface MessageArguments
  extends
    AdminArguments,
    AdminAnalyticsArguments,
    AdminDashboardArguments,
    AdminPaymentsArguments,
    AdminServersArguments,
    AdminSettingsArguments,
    AdminUsersArguments,
    AuthArguments,
    AuthExternalArguments,
    CartArguments,
    CatalogArguments,
    CommonArguments,
    DocumentArguments,
    LandingArguments,
    LegalArguments,
    LegalPrivacyArguments,
    LegalRefundArguments,
    LegalRulesArguments,
    LegalTermsArguments,
    ListArguments,
    NotFoundArguments,
    NotificationsArguments,
    OrderArguments,
    PaletteArguments,
    PayerArguments,
    PayersArguments,
    PaymentArguments,
    PaymentsArguments,
    PlaceholderArguments,
    PricingArguments,
    ProductListsArguments,
    ProfileArguments,
    RecoveryArguments,
    ServerDetailsArguments,
    ServerEditArguments,
    ServerRenewArguments,
    ServerTariffArguments,
    ServersArguments,
    ShellArguments,
    SupportArguments,
    ToCartArguments {}
