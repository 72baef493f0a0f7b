import * as v from 'valibot';
/** What the account should know of (D31). */
export declare const notificationsContract: {
  list: {
    readonly method: 'GET';
    readonly path: '/api/notifications';
    readonly summary: 'The notifications of the account, newest first; those of the last year.';
    readonly role: 'customer';
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >;
              readonly at: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                ]
              >;
              readonly isRead: v.BooleanSchema<undefined>;
              readonly about: v.VariantSchema<
                'kind',
                [
                  v.ObjectSchema<
                    {
                      readonly kind: v.LiteralSchema<'serverEnding', undefined>;
                      readonly serverId: v.SchemaWithPipe<
                        readonly [
                          v.SchemaWithPipe<
                            readonly [
                              v.StringSchema<undefined>,
                              v.RegexAction<string, undefined>,
                              v.TransformAction<string, number>,
                            ]
                          >,
                          v.TransformAction<number, import('@/domain/server').ServerId>,
                        ]
                      >;
                      readonly domain: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.MaxLengthAction<string, 1000, undefined>,
                          v.CheckAction<string, undefined>,
                        ]
                      >;
                      readonly endDate: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.RawTransformAction<string, `${number}-${number}-${number}`>,
                        ]
                      >;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly kind: v.LiteralSchema<'serverSuspended', undefined>;
                      readonly serverId: v.SchemaWithPipe<
                        readonly [
                          v.SchemaWithPipe<
                            readonly [
                              v.StringSchema<undefined>,
                              v.RegexAction<string, undefined>,
                              v.TransformAction<string, number>,
                            ]
                          >,
                          v.TransformAction<number, import('@/domain/server').ServerId>,
                        ]
                      >;
                      readonly domain: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.MaxLengthAction<string, 1000, undefined>,
                          v.CheckAction<string, undefined>,
                        ]
                      >;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly kind: v.LiteralSchema<'serverReady', undefined>;
                      readonly serverId: v.SchemaWithPipe<
                        readonly [
                          v.SchemaWithPipe<
                            readonly [
                              v.StringSchema<undefined>,
                              v.RegexAction<string, undefined>,
                              v.TransformAction<string, number>,
                            ]
                          >,
                          v.TransformAction<number, import('@/domain/server').ServerId>,
                        ]
                      >;
                      readonly domain: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.MaxLengthAction<string, 1000, undefined>,
                          v.CheckAction<string, undefined>,
                        ]
                      >;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly kind: v.LiteralSchema<'serverFailed', undefined>;
                      readonly serverId: v.SchemaWithPipe<
                        readonly [
                          v.SchemaWithPipe<
                            readonly [
                              v.StringSchema<undefined>,
                              v.RegexAction<string, undefined>,
                              v.TransformAction<string, number>,
                            ]
                          >,
                          v.TransformAction<number, import('@/domain/server').ServerId>,
                        ]
                      >;
                      readonly domain: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.MaxLengthAction<string, 1000, undefined>,
                          v.CheckAction<string, undefined>,
                        ]
                      >;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly amount: v.SchemaWithPipe<
                        readonly [
                          v.NumberSchema<undefined>,
                          v.SafeIntegerAction<number, undefined>,
                          v.MinValueAction<number, 0, undefined>,
                          v.CheckAction<number, undefined>,
                          v.TransformAction<number, import('@/domain/money').Money>,
                        ]
                      >;
                      readonly currency: v.LiteralSchema<'RUB', undefined>;
                      readonly kind: v.LiteralSchema<'orderFailed', undefined>;
                      readonly orderId: v.SchemaWithPipe<
                        readonly [
                          v.SchemaWithPipe<
                            readonly [
                              v.StringSchema<undefined>,
                              v.RegexAction<string, undefined>,
                              v.TransformAction<string, number>,
                            ]
                          >,
                          v.TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
                        ]
                      >;
                      readonly title: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.MaxLengthAction<string, 1000, undefined>,
                          v.CheckAction<string, undefined>,
                        ]
                      >;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly amount: v.SchemaWithPipe<
                        readonly [
                          v.NumberSchema<undefined>,
                          v.SafeIntegerAction<number, undefined>,
                          v.MinValueAction<number, 0, undefined>,
                          v.CheckAction<number, undefined>,
                          v.TransformAction<number, import('@/domain/money').Money>,
                        ]
                      >;
                      readonly currency: v.LiteralSchema<'RUB', undefined>;
                      readonly kind: v.LiteralSchema<'paymentDue', undefined>;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly amount: v.SchemaWithPipe<
                        readonly [
                          v.NumberSchema<undefined>,
                          v.SafeIntegerAction<number, undefined>,
                          v.MinValueAction<number, 0, undefined>,
                          v.CheckAction<number, undefined>,
                          v.TransformAction<number, import('@/domain/money').Money>,
                        ]
                      >;
                      readonly currency: v.LiteralSchema<'RUB', undefined>;
                      readonly kind: v.LiteralSchema<'paymentReceived', undefined>;
                    },
                    undefined
                  >,
                  v.ObjectSchema<
                    {
                      readonly kind: v.LiteralSchema<'ticketAnswered', undefined>;
                      readonly ticketId: v.SchemaWithPipe<
                        readonly [
                          v.SchemaWithPipe<
                            readonly [
                              v.StringSchema<undefined>,
                              v.RegexAction<string, undefined>,
                              v.TransformAction<string, number>,
                            ]
                          >,
                          v.TransformAction<number, import('@/domain/support').TicketId>,
                        ]
                      >;
                      readonly subject: v.SchemaWithPipe<
                        readonly [
                          v.StringSchema<undefined>,
                          v.MaxLengthAction<string, 1000, undefined>,
                          v.CheckAction<string, undefined>,
                        ]
                      >;
                    },
                    undefined
                  >,
                ],
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  setRead: {
    readonly method: 'POST';
    readonly path: '/api/notifications/read';
    readonly summary: 'Marks notifications as read, or as unread again; ids that are not there are passed over.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly ids: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<
              v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MaxLengthAction<string, 1000, undefined>,
                  v.CheckAction<string, undefined>,
                ]
              >,
              undefined
            >,
            v.MaxLengthAction<string[], 1000, undefined>,
          ]
        >;
        readonly isRead: v.BooleanSchema<undefined>;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
};
