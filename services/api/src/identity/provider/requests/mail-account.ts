import { accountMail, type AccountMail } from '../../../mail/account-mail.ts';
import type { Delivery, Post } from '../../../mail/post.ts';
import type { Log } from '../../../pipeline/log.ts';
import { networkOf } from './network.ts';

/** Mails somebody about their account, for whoever asked for it. @param address of the client */
export const mailAccount = (post: Post, mail: AccountMail, address: string, log: Log): Promise<Delivery> =>
  post.send({ message: accountMail(mail), kind: 'account', from: { network: networkOf(address) } }, log);
