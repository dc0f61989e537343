use crate::interchange::complaints::Complaint;
use crate::web::Lang;

/// Why a federation would send a file back, and what to do.
#[must_use]
pub fn complaint(t: Lang, complaint: &Complaint) -> String {
    t.with(&complaint.code(), complaint.args())
}
