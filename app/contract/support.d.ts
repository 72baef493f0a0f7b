import * as v from 'valibot';
/** Questions to support and the answers to them (§2). */
export declare const supportContract: {
  list: {
    readonly method: 'GET';
    readonly path: '/api/tickets';
    readonly summary: 'The tickets of the account with all their messages, by their latest change, newest first.';
    readonly role: 'customer';
    readonly query: v.ObjectSchema<
      {
        cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        limit: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RegexAction<string, undefined>,
              v.TransformAction<any, number>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
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
              readonly service: v.NullableSchema<
                v.PicklistSchema<
                  readonly [
                    'vps',
                    'vpsCpu',
                    'vpsStorage',
                    'dedicated',
                    'protection',
                    'dns',
                    'ftp',
                    'ip',
                    'ssl',
                    'ispmanager',
                    'modules',
                    'bitninja',
                  ],
                  undefined
                >,
                undefined
              >;
              readonly serverId: v.NullableSchema<
                v.SchemaWithPipe<
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
                >,
                undefined
              >;
              readonly department: v.PicklistSchema<
                readonly ['technical', 'billing', 'sales', 'abuse'],
                undefined
              >;
              readonly status: v.PicklistSchema<readonly ['queued', 'answered', 'closed'], undefined>;
              readonly isArchived: v.BooleanSchema<undefined>;
              readonly updatedAt: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                ]
              >;
              readonly messages: v.ArraySchema<
                v.VariantSchema<
                  'author',
                  [
                    v.ObjectSchema<
                      {
                        readonly id: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.RegexAction<string, undefined>,
                            v.TransformAction<string, number>,
                          ]
                        >;
                        readonly at: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                          ]
                        >;
                        readonly author: v.PicklistSchema<['customer', 'support'], undefined>;
                        readonly text: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 10000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly attachments: v.ArraySchema<
                          v.ObjectSchema<
                            {
                              readonly id: v.SchemaWithPipe<
                                readonly [
                                  v.StringSchema<undefined>,
                                  v.MaxLengthAction<string, 1000, undefined>,
                                  v.CheckAction<string, undefined>,
                                ]
                              >;
                              readonly name: v.SchemaWithPipe<
                                readonly [
                                  v.StringSchema<undefined>,
                                  v.MaxLengthAction<string, 1000, undefined>,
                                  v.CheckAction<string, undefined>,
                                ]
                              >;
                              readonly size: v.SchemaWithPipe<
                                readonly [
                                  v.NumberSchema<undefined>,
                                  v.SafeIntegerAction<number, undefined>,
                                  v.MinValueAction<number, 0, undefined>,
                                ]
                              >;
                            },
                            undefined
                          >,
                          undefined
                        >;
                      },
                      undefined
                    >,
                    v.ObjectSchema<
                      {
                        readonly id: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.RegexAction<string, undefined>,
                            v.TransformAction<string, number>,
                          ]
                        >;
                        readonly at: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                          ]
                        >;
                        readonly author: v.LiteralSchema<'robot', undefined>;
                        readonly notice: v.LiteralSchema<'queued', undefined>;
                      },
                      undefined
                    >,
                  ],
                  undefined
                >,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly total: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  ticket: {
    readonly method: 'GET';
    readonly path: '/api/tickets/{id}';
    readonly summary: 'One ticket with its messages, oldest first.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
        readonly service: v.NullableSchema<
          v.PicklistSchema<
            readonly [
              'vps',
              'vpsCpu',
              'vpsStorage',
              'dedicated',
              'protection',
              'dns',
              'ftp',
              'ip',
              'ssl',
              'ispmanager',
              'modules',
              'bitninja',
            ],
            undefined
          >,
          undefined
        >;
        readonly serverId: v.NullableSchema<
          v.SchemaWithPipe<
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
          >,
          undefined
        >;
        readonly department: v.PicklistSchema<readonly ['technical', 'billing', 'sales', 'abuse'], undefined>;
        readonly status: v.PicklistSchema<readonly ['queued', 'answered', 'closed'], undefined>;
        readonly isArchived: v.BooleanSchema<undefined>;
        readonly updatedAt: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
          ]
        >;
        readonly messages: v.ArraySchema<
          v.VariantSchema<
            'author',
            [
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.PicklistSchema<['customer', 'support'], undefined>;
                  readonly text: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.MaxLengthAction<string, 10000, undefined>,
                      v.CheckAction<string, undefined>,
                    ]
                  >;
                  readonly attachments: v.ArraySchema<
                    v.ObjectSchema<
                      {
                        readonly id: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly name: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly size: v.SchemaWithPipe<
                          readonly [
                            v.NumberSchema<undefined>,
                            v.SafeIntegerAction<number, undefined>,
                            v.MinValueAction<number, 0, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    undefined
                  >;
                },
                undefined
              >,
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.LiteralSchema<'robot', undefined>;
                  readonly notice: v.LiteralSchema<'queued', undefined>;
                },
                undefined
              >,
            ],
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  create: {
    readonly method: 'POST';
    readonly path: '/api/tickets';
    readonly summary: 'Asks support; a server that is none of the account’s is left out. `fields` and `files` say what is wrong.';
    readonly role: 'customer';
    readonly isKeyed: true;
    readonly body: v.ObjectSchema<
      {
        readonly subject: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 1000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
        readonly service: v.NullableSchema<
          v.PicklistSchema<
            readonly [
              'vps',
              'vpsCpu',
              'vpsStorage',
              'dedicated',
              'protection',
              'dns',
              'ftp',
              'ip',
              'ssl',
              'ispmanager',
              'modules',
              'bitninja',
            ],
            undefined
          >,
          undefined
        >;
        readonly serverId: v.NullableSchema<
          v.SchemaWithPipe<
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
          >,
          undefined
        >;
        readonly department: v.PicklistSchema<readonly ['technical', 'billing', 'sales', 'abuse'], undefined>;
        readonly message: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 10000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly files: {
      max: 5;
      maxBytes: number;
      endings: readonly string[];
    };
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
        readonly service: v.NullableSchema<
          v.PicklistSchema<
            readonly [
              'vps',
              'vpsCpu',
              'vpsStorage',
              'dedicated',
              'protection',
              'dns',
              'ftp',
              'ip',
              'ssl',
              'ispmanager',
              'modules',
              'bitninja',
            ],
            undefined
          >,
          undefined
        >;
        readonly serverId: v.NullableSchema<
          v.SchemaWithPipe<
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
          >,
          undefined
        >;
        readonly department: v.PicklistSchema<readonly ['technical', 'billing', 'sales', 'abuse'], undefined>;
        readonly status: v.PicklistSchema<readonly ['queued', 'answered', 'closed'], undefined>;
        readonly isArchived: v.BooleanSchema<undefined>;
        readonly updatedAt: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
          ]
        >;
        readonly messages: v.ArraySchema<
          v.VariantSchema<
            'author',
            [
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.PicklistSchema<['customer', 'support'], undefined>;
                  readonly text: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.MaxLengthAction<string, 10000, undefined>,
                      v.CheckAction<string, undefined>,
                    ]
                  >;
                  readonly attachments: v.ArraySchema<
                    v.ObjectSchema<
                      {
                        readonly id: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly name: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly size: v.SchemaWithPipe<
                          readonly [
                            v.NumberSchema<undefined>,
                            v.SafeIntegerAction<number, undefined>,
                            v.MinValueAction<number, 0, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    undefined
                  >;
                },
                undefined
              >,
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.LiteralSchema<'robot', undefined>;
                  readonly notice: v.LiteralSchema<'queued', undefined>;
                },
                undefined
              >,
            ],
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['invalidTicket', 'invalidFile'];
  };
  reply: {
    readonly method: 'POST';
    readonly path: '/api/tickets/{id}/messages';
    readonly summary: 'Adds a message of the customer’s, with a text or a file; the ticket, closed or not, waits for an answer again.';
    readonly role: 'customer';
    readonly isKeyed: true;
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
      },
      undefined
    >;
    readonly body: v.ObjectSchema<
      {
        readonly message: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MaxLengthAction<string, 10000, undefined>,
            v.CheckAction<string, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly files: {
      max: 5;
      maxBytes: number;
      endings: readonly string[];
    };
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
        readonly service: v.NullableSchema<
          v.PicklistSchema<
            readonly [
              'vps',
              'vpsCpu',
              'vpsStorage',
              'dedicated',
              'protection',
              'dns',
              'ftp',
              'ip',
              'ssl',
              'ispmanager',
              'modules',
              'bitninja',
            ],
            undefined
          >,
          undefined
        >;
        readonly serverId: v.NullableSchema<
          v.SchemaWithPipe<
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
          >,
          undefined
        >;
        readonly department: v.PicklistSchema<readonly ['technical', 'billing', 'sales', 'abuse'], undefined>;
        readonly status: v.PicklistSchema<readonly ['queued', 'answered', 'closed'], undefined>;
        readonly isArchived: v.BooleanSchema<undefined>;
        readonly updatedAt: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
          ]
        >;
        readonly messages: v.ArraySchema<
          v.VariantSchema<
            'author',
            [
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.PicklistSchema<['customer', 'support'], undefined>;
                  readonly text: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.MaxLengthAction<string, 10000, undefined>,
                      v.CheckAction<string, undefined>,
                    ]
                  >;
                  readonly attachments: v.ArraySchema<
                    v.ObjectSchema<
                      {
                        readonly id: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly name: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly size: v.SchemaWithPipe<
                          readonly [
                            v.NumberSchema<undefined>,
                            v.SafeIntegerAction<number, undefined>,
                            v.MinValueAction<number, 0, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    undefined
                  >;
                },
                undefined
              >,
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.LiteralSchema<'robot', undefined>;
                  readonly notice: v.LiteralSchema<'queued', undefined>;
                },
                undefined
              >,
            ],
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['invalidTicket', 'invalidFile'];
  };
  close: {
    readonly method: 'POST';
    readonly path: '/api/tickets/{id}/close';
    readonly summary: 'Closes a ticket.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
        readonly service: v.NullableSchema<
          v.PicklistSchema<
            readonly [
              'vps',
              'vpsCpu',
              'vpsStorage',
              'dedicated',
              'protection',
              'dns',
              'ftp',
              'ip',
              'ssl',
              'ispmanager',
              'modules',
              'bitninja',
            ],
            undefined
          >,
          undefined
        >;
        readonly serverId: v.NullableSchema<
          v.SchemaWithPipe<
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
          >,
          undefined
        >;
        readonly department: v.PicklistSchema<readonly ['technical', 'billing', 'sales', 'abuse'], undefined>;
        readonly status: v.PicklistSchema<readonly ['queued', 'answered', 'closed'], undefined>;
        readonly isArchived: v.BooleanSchema<undefined>;
        readonly updatedAt: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
          ]
        >;
        readonly messages: v.ArraySchema<
          v.VariantSchema<
            'author',
            [
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.PicklistSchema<['customer', 'support'], undefined>;
                  readonly text: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.MaxLengthAction<string, 10000, undefined>,
                      v.CheckAction<string, undefined>,
                    ]
                  >;
                  readonly attachments: v.ArraySchema<
                    v.ObjectSchema<
                      {
                        readonly id: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly name: v.SchemaWithPipe<
                          readonly [
                            v.StringSchema<undefined>,
                            v.MaxLengthAction<string, 1000, undefined>,
                            v.CheckAction<string, undefined>,
                          ]
                        >;
                        readonly size: v.SchemaWithPipe<
                          readonly [
                            v.NumberSchema<undefined>,
                            v.SafeIntegerAction<number, undefined>,
                            v.MinValueAction<number, 0, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    undefined
                  >;
                },
                undefined
              >,
              v.ObjectSchema<
                {
                  readonly id: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RegexAction<string, undefined>,
                      v.TransformAction<string, number>,
                    ]
                  >;
                  readonly at: v.SchemaWithPipe<
                    readonly [
                      v.StringSchema<undefined>,
                      v.RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                    ]
                  >;
                  readonly author: v.LiteralSchema<'robot', undefined>;
                  readonly notice: v.LiteralSchema<'queued', undefined>;
                },
                undefined
              >,
            ],
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  setArchived: {
    readonly method: 'POST';
    readonly path: '/api/tickets/archive';
    readonly summary: 'Takes tickets out of the queue, or puts them back; ids that are not there are passed over.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly ids: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<
              v.SchemaWithPipe<
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
              >,
              undefined
            >,
            v.MaxLengthAction<import('@/domain/support').TicketId[], 1000, undefined>,
          ]
        >;
        readonly isArchived: v.BooleanSchema<undefined>;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  attachment: {
    readonly method: 'GET';
    readonly path: '/api/tickets/{id}/attachments/{attachmentId}';
    readonly summary: 'A file of a message, for saving; administrators get those of every account.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
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
        readonly attachmentId: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
      },
      undefined
    >;
    readonly isDownload: true;
    readonly refusals: readonly ['storageDown'];
  };
};
