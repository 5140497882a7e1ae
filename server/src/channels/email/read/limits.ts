/** A mail with 25 MB of files is 34 MB as it travels. */
export const max_bytes = 50 * 1024 * 1024
export const max_depth = 20
export const max_parts = 500
/** Of all parts together. A mail to three thousand people may have a line for each. */
export const max_header_lines = 20_000
export const max_header_bytes = 256 * 1024
/** Above this, history isn't looked for. */
export const max_text_characters = 1_000_000
/** Above this, HTML isn't shown, and what goes beyond isn't read as text. Images in it may be long. */
export const max_html_characters = 5_000_000
export const max_recipients = 500
export const max_ids = 100
export const max_id_characters = 998
export const max_subject_characters = 1000
export const max_name_characters = 200
