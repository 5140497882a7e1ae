/** HTML mails as shops, services and people send them. Inline images are `cid:logo`; remote ones are below this URL. */
export const newsletters = (remote: string): Record<'shop' | 'invoice' | 'letter', string> => ({
  shop: `<!doctype html><html><head><style>.x{color:red}</style></head><body style="margin:0;background:#f3efe7">
<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#f3efe7"><tr><td align="center" style="padding:24px 0">
<table width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="border-radius:8px">
<tr><td style="padding:24px 32px;background:#21453b;color:#ffffff;font-family:Georgia,serif;font-size:22px"><img src="cid:logo" width="28" height="28" alt="Fern" style="vertical-align:middle"> Fern &amp; Clay</td></tr>
<tr><td><img src="${remote}/hero.png" width="600" height="220" alt="Two hand-thrown bowls on a linen cloth" style="display:block"></td></tr>
<tr><td style="padding:28px 32px;font-family:Georgia,serif;color:#2c2c2c;font-size:16px;line-height:1.6">
<h1 style="margin:0 0 12px;font-size:26px;font-weight:normal;color:#21453b">The autumn kiln is open</h1>
<p>Dear Maria, the first pieces of the season have left the kiln. Members can order two days before everyone else.</p>
<table cellpadding="0" cellspacing="0"><tr><td bgcolor="#c2573a" style="border-radius:4px;padding:12px 24px"><a href="https://fern.example/autumn" style="color:#ffffff;text-decoration:none">See the collection</a></td></tr></table></td></tr>
<tr><td style="padding:0 32px 28px"><table width="100%"><tr>
<td width="50%" style="font-family:Georgia,serif;font-size:15px" valign="top"><img src="${remote}/bowl.png" width="240" height="120" alt="Bowl, moss glaze"><br>Bowl, moss glaze<br><b>€ 38</b></td>
<td width="50%" style="font-family:Georgia,serif;font-size:15px" valign="top"><img src="${remote}/cup.png" width="240" height="120" alt="Cup, oat glaze"><br>Cup, oat glaze<br><b>€ 24</b></td></tr></table></td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #eee;font:12px Arial;color:#888">Fern &amp; Clay, Mill Lane 4, Bristol · <a href="https://fern.example/u">Unsubscribe</a><img src="${remote}/open.gif" width="1" height="1"></td></tr>
</table></td></tr></table></body></html>`,
  invoice: `<div style="font-family:Arial,sans-serif;font-size:14px;color:#222"><p>Hello,</p><p>Thank you for your order. Here is what we’ll send you.</p>
<table cellpadding="8" cellspacing="0" style="border-collapse:collapse;width:100%;max-width:560px">
<tr style="background:#eef2ff"><th align="left">Item</th><th align="right">Qty</th><th align="right">Price</th></tr>
<tr><td style="border-bottom:1px solid #ddd">Desk lamp “Nordlys”, brass</td><td align="right" style="border-bottom:1px solid #ddd">1</td><td align="right" style="border-bottom:1px solid #ddd">€ 89.00</td></tr>
<tr><td style="border-bottom:1px solid #ddd">Bulb E14, warm white</td><td align="right" style="border-bottom:1px solid #ddd">2</td><td align="right" style="border-bottom:1px solid #ddd">€ 9.80</td></tr>
<tr><td colspan="2" align="right"><b>Total</b></td><td align="right"><b>€ 98.80</b></td></tr></table>
<p><span style="background-color:#e7f7ec;color:#14632f;padding:4px 8px;border-radius:4px">Paid by card</span></p></div>`,
  letter: `<div dir="ltr"><p>Hi there,</p><p>the lamp came today, but <b>one of the arms is bent</b>. <font color="#b00020">Could you send me a new one?</font></p>
<ul><li>Order 4711</li><li>Delivered this morning</li></ul><p>Here is a picture: <img src="cid:logo" width="48" height="48" alt="The bent arm"></p><p>Thanks<br>Mallory</p></div>`,
})
