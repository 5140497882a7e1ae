import { htmlMail, type MailCase } from './mail-case.ts'

const html: [name: string, answer: string, source: string][] = [
  [
    'Gmail',
    'Yes, please.\n\nAnna',
    '<div dir="ltr">Yes, please.<div><br></div><div>Anna</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 16, 2026 at 9:00 AM Shop &lt;<a href="mailto:support@shop.example">support@shop.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div>Shall we send it?</div></blockquote></div>',
  ],
  [
    'Outlook desktop',
    'Please cancel it.\n\nKind regards\nAnna Keller',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang="EN-US"><div class="WordSection1"><p class="MsoNormal">Please cancel it.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Kind regards<br>Anna Keller<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Shop &lt;support@shop.example&gt;<br><b>Sent:</b> Monday, November 16, 2026 9:00 AM<br><b>To:</b> Anna Keller &lt;anna@kunde.example&gt;<br><b>Subject:</b> Your order<o:p></o:p></p></div><p class="MsoNormal">Shall we send it?</p></div></body></html>',
  ],
  [
    'Outlook on the web',
    'No, thanks.',
    '<html><body><div class="elementToProof" style="font-family: Aptos">No, thanks.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>From:</b> Shop &lt;support@shop.example&gt;<br><b>Sent:</b> Monday, November 16, 2026 9:00 AM<br><b>To:</b> Anna<br><b>Subject:</b> Your order</font><div>&nbsp;</div></div><div>Shall we send it?</div></body></html>',
  ],
  [
    'Outlook on the web in a language nobody listed',
    'Ez, eskerrik asko.',
    '<html><body><div>Ez, eskerrik asko.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Nork:</b> Shop<br><b>Bidalita:</b> astelehena 9:00<br><b>Nori:</b> Anna<br><b>Gaia:</b> Eskaera</div><div>Bidaliko dugu?</div></body></html>',
  ],
  [
    'Outlook for iOS',
    'On my way.',
    '<html><body><div dir="ltr">On my way.</div><div id="ms-outlook-mobile-signature"><div>Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div></div><div id="mail-editor-reference-message-container"><hr><div><b>From:</b> Shop &lt;support@shop.example&gt;<br><b>Sent:</b> Monday, November 16, 2026<br><b>To:</b> Anna<br><b>Subject:</b> Your order</div><div>Where are you?</div></div></body></html>',
  ],
  [
    'Apple Mail',
    'Looks good to me.',
    '<html><body>Looks good to me.<br><div><br><blockquote type="cite"><div>On 16 Nov 2026, at 09:00, Shop &lt;support@shop.example&gt; wrote:</div><br class="Apple-interchange-newline"><div>Here is the offer.</div></blockquote></div><br></body></html>',
  ],
  [
    'iPhone',
    'Tomorrow at ten',
    '<html><body dir="auto">Tomorrow at ten<br><br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 16 Nov 2026, at 09:00, Shop &lt;support@shop.example&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">When can we call?</div></blockquote></body></html>',
  ],
  [
    'Thunderbird',
    'Der Link geht nicht.',
    '<html><body><p>Der Link geht nicht.</p><div class="moz-cite-prefix">Am 16.11.26 um 09:00 schrieb Shop:<br></div><blockquote type="cite" cite="mid:1@shop.example"><p>Bitte hier klicken.</p></blockquote></body></html>',
  ],
  [
    'Yahoo',
    'I want a refund.',
    '<html><body><div class="ydp1 yahoo-style-wrap"><div>I want a refund.</div><div><br></div></div><div id="yahoo_quoted_123" class="yahoo_quoted"><div>On Monday, November 16, 2026 at 09:00:00 AM GMT+1, Shop &lt;support@shop.example&gt; wrote:</div><div><br></div><div>What went wrong?</div></div></body></html>',
  ],
  [
    'Proton',
    'Received, thanks.',
    '<div style="font-family: Arial; font-size: 14px;">Received, thanks.</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Monday, November 16th, 2026 at 9:00 AM, Shop &lt;support@shop.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">Did you get it?</blockquote></div>',
  ],
  [
    'GMX',
    'Bitte um Rückruf.',
    '<html><body><div style="font-family: Verdana;font-size: 12.0px;"><div>Bitte um R&uuml;ckruf.</div><div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Montag, 16. November 2026 um 09:00 Uhr<br/><b>Von:</b>&nbsp;Shop &lt;support@shop.example&gt;<br/><b>An:</b>&nbsp;anna@kunde.example<br/><b>Betreff:</b>&nbsp;Ihre Bestellung</div><div name="quoted-content">Wie k&ouml;nnen wir helfen?</div></div></div></div></body></html>',
  ],
  [
    'QQ',
    '请尽快发货。',
    '<div>请尽快发货。</div><div><br></div><div style="font-size: 12px;font-family: Arial Narrow;padding:2px 0 2px 0;">------------------&nbsp;原始邮件&nbsp;------------------</div><div style="font-size: 12px;background:#efefef;padding:8px;"><div><b>发件人:</b>&nbsp;"Shop" &lt;support@shop.example&gt;;</div><div><b>发送时间:</b>&nbsp;2026年11月16日(星期一) 上午9:00</div><div><b>收件人:</b>&nbsp;"Anna"&lt;anna@kunde.example&gt;;</div><div><b>主题:</b>&nbsp;您的订单</div></div><div>地址是什么？</div>',
  ],
  [
    '163',
    '已经收到了。',
    '<div style="line-height:1.7"><div>已经收到了。</div><br><div id="isReplyContent" style="margin: 0;"></div><br>在 2026-11-16 09:00:00，"Shop" &lt;support@shop.example&gt; 写道：<br><blockquote id="isReplyContent" style="PADDING-LEFT: 1ex; MARGIN: 0px 0px 0px 0.8ex; BORDER-LEFT: #ccc 1px solid"><div>收到了吗？</div></blockquote></div>',
  ],
  [
    'Yandex',
    'Да, верно.',
    '<div>Да, верно.</div><div> </div><div>16.11.2026, 09:00, "Shop" &lt;support@shop.example&gt;:</div><blockquote><p>Это ваш адрес?</p></blockquote>',
  ],
  [
    'Samsung',
    'Ja bitte',
    '<html><body dir="auto"><div dir="auto">Ja bitte</div><div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:14px;color:#3d3d3d" dir="auto">Von meinem Galaxy gesendet</div></div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Ursprüngliche Nachricht --------</div><div>Von: Shop &lt;support@shop.example&gt; </div><div>Datum: 16.11.26  09:00  (GMT+01:00) </div><div>An: Anna &lt;anna@kunde.example&gt; </div><div>Betreff: Ihre Bestellung </div></div><div>Sollen wir liefern?</div></body></html>',
  ],
  [
    'an answer to a help desk',
    'Still broken!',
    '<div>Still broken!</div><div><br></div><div class="gmail_quote"><div class="gmail_attr">On Mon, 16 Nov 2026 at 09:00, Shop &lt;support@shop.example&gt; wrote:<br></div><blockquote class="gmail_quote"><p style="color:#b5b5b5">##- Please type your reply above this line -##</p><p>Your request (1234) has been updated.</p></blockquote></div>',
  ],
]

export const html_clients: MailCase[] = html.map(([name, reply, source]) => ({
  name: `${name}: an answer in HTML above its quote`,
  raw: htmlMail(source),
  expected: { reply, has_quote: true, has_html: true },
}))
