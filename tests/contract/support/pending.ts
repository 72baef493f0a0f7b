/**
 * Requirements whose area is still being built, by id, each with the reason. An id that something shows or proves by now
 * fails here: it has to leave the list. The list is empty when the portal is whole.
 */
export const pending: Readonly<Record<string, string>> = {};

/**
 * Callbacks that no play calls yet, by screen. One that a play calls by now fails here: it has to leave the list. The
 * list is empty when every callback of every screen is exercised by a story.
 */
export const uncalled: Readonly<Record<string, readonly string[]>> = {
  AdminPaymentsScreen: [
    'onDetailsOpen',
    'onFilterChange',
    'onFilterReset',
    'onFilterToggle',
    'onFirstRowChange',
    'onOverlayClose',
    'onQueryReset',
    'onRefresh',
    'onSearchChange',
    'onSortChange',
  ],
  AdminServersScreen: [
    'onDetailsOpen',
    'onDraftChange',
    'onFilterReset',
    'onFilterToggle',
    'onFirstRowChange',
    'onQueryReset',
    'onQuestionConfirm',
    'onRefresh',
    'onSearchChange',
    'onSettingsOpen',
  ],
  AdminSettingsScreen: ['onDraftChange'],
  AdminUsersScreen: ['onDetailsOpen', 'onFirstRowChange', 'onOverlayClose', 'onUserEdit'],
  ForgotPasswordScreen: ['onLocaleChange', 'onThemeChange'],
  LoginScreen: ['onThemeChange'],
  NotificationsScreen: ['onActionFollow'],
  OsSelectionScreen: ['onReceiptToggle'],
  PaymentHistoryScreen: ['onFirstRowChange', 'onPaymentDelete', 'onPaymentPay', 'onSortChange'],
  ProfileScreen: ['onPreviewToggle'],
  RegistrationScreen: ['onLocaleChange', 'onThemeChange'],
  ServerEditScreen: ['onPasswordShownChange', 'onSummaryToggle'],
  ServerListScreen: ['onFirstRowChange', 'onServerReboot', 'onSortChange'],
  ServerRenewScreen: ['onReceiptToggle'],
  TicketFormScreen: ['onFileRemove', 'onFilesAdd'],
  TicketListScreen: ['onSelectionChange', 'onSortChange'],
  TicketScreen: ['onFileRemove', 'onFilesAdd'],
  VerifyScreen: ['onLocaleChange', 'onThemeChange'],
};
