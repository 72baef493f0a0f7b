// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface NotificationsArguments {
  'notifications.title': undefined;
  'notifications.unread': { count: number };
  'notifications.allRead': undefined;
  'notifications.readAll': undefined;
  'notifications.nothingUnread': undefined;
  'notifications.markRead': { title: string | number };
  'notifications.markUnread': { title: string | number };
  'notifications.new': undefined;
  'notifications.empty.title': undefined;
  'notifications.empty.description': undefined;
  'notifications.serverEnding.title': { domain: string | number };
  'notifications.serverEnding.text': { id: string | number; date: string | number };
  'notifications.serverEnding.action': undefined;
  'notifications.serverSuspended.title': { domain: string | number };
  'notifications.serverSuspended.text': { id: string | number };
  'notifications.serverSuspended.action': undefined;
  'notifications.paymentDue.title': { amount: string | number };
  'notifications.paymentDue.text': undefined;
  'notifications.paymentDue.action': undefined;
  'notifications.paymentReceived.title': { amount: string | number };
  'notifications.paymentReceived.text': undefined;
  'notifications.paymentReceived.action': undefined;
  'notifications.ticketAnswered.title': { id: string | number };
  'notifications.ticketAnswered.text': { subject: string | number };
  'notifications.ticketAnswered.action': undefined;
  'notifications.failed': undefined;
  'notifications.actionOf': { action: string | number; title: string | number };
}
